/** Markup that is already escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type HtmlContent = Markup | number | string | readonly Markup[];

/** Markup from a template: texts are escaped, markup is not. */
export function html(parts: TemplateStringsArray, ...contents: readonly HtmlContent[]): Markup {
  return new Markup(parts.reduce((text, part, at) => `${text}${textOf(contents[at - 1] ?? '')}${part}`));
}

function textOf(content: HtmlContent): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(({ text }) => text).join('');
  return String(content).replaceAll(/[&<>"']/g, (char) => `&#${String(char.charCodeAt(0))};`);
}
