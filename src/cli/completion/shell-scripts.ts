/**
 * Scripts that have shells ask the command line itself what can follow: `complete -- <line up to the cursor>` prints a
 * candidate a line, with a tab before its description, or `:files`. So they never differ from the commands that there
 * are. A candidate that ends with `=`, `:` or `.` is continued, so no space follows it.
 */
export const SHELL_SCRIPTS = {
  bash: String.raw`# Completion of cadastre for bash: source <(cadastre completion bash)
_cadastre() {
  local line=${'$'}{COMP_LINE:0:COMP_POINT} kept='' candidate
  local word=${'$'}{line##*[[:space:]]} breaks=${'$'}{COMP_WORDBREAKS//[^=:]/}
  # Bash replaces only what follows the last of these characters.
  [[ -n $breaks ]] && kept=${'$'}{word%"${'$'}{word##*[$breaks]}"}
  COMPREPLY=()
  while IFS=$'\t' read -r candidate _; do
    if [[ $candidate == :files ]]; then compopt -o default; else COMPREPLY+=("${'$'}{candidate#"$kept"}"); fi
  done < <("${'$'}{COMP_WORDS[0]}" complete -- "$line" 2>/dev/null)
  if [[ ${'$'}{#COMPREPLY[@]} -eq 1 && ${'$'}{COMPREPLY[0]} == *[=:.] ]]; then compopt -o nospace; fi
}
complete -F _cadastre cadastre`,
  zsh: String.raw`#compdef cadastre
# Completion of cadastre for zsh: source <(cadastre completion zsh)
_cadastre() {
  local candidate description
  local -a finished continued
  while IFS=$'\t' read -r candidate description; do
    if [[ $candidate == :files ]]; then
      _files
      return
    elif [[ $candidate == *[=:.] ]]; then
      continued+=("${'$'}{candidate//:/\\:}:$description")
    else
      finished+=("${'$'}{candidate//:/\\:}:$description")
    fi
  done < <("$words[1]" complete -- "${'$'}{(j: :)words[1,CURRENT-1]} $PREFIX" 2>/dev/null)
  [[ ${'$'}#finished -eq 0 ]] || _describe cadastre finished
  [[ ${'$'}#continued -eq 0 ]] || _describe cadastre continued -S ''
}
if [[ $funcstack[1] == _cadastre ]]; then _cadastre "$@"; else compdef _cadastre cadastre; fi`,
  fish: String.raw`# Completion of cadastre for fish: cadastre completion fish | source
function __cadastre_complete
  set -l words (commandline -opc)
  for line in ($words[1] complete -- (commandline -cp) 2>/dev/null)
    if test "$line" = ':files'
      __fish_complete_path (commandline -ct)
    else
      echo $line
    end
  end
end
complete -c cadastre -f -a '(__cadastre_complete)'`,
} as const;

export type CompletedShell = keyof typeof SHELL_SCRIPTS;

export const COMPLETED_SHELLS: readonly CompletedShell[] = ['bash', 'zsh', 'fish'];
