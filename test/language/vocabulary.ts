/** Words of names that the code does not use, each with what to write instead. */
export const UNUSED_WORDS: Readonly<Record<string, string>> = {
  anew: 'again, or a new value',
  bag: 'value set',
  bags: 'value sets',
  blanks: 'initial values, or spaces',
  desk: 'context',
  fleeting: 'temporary',
  foreign: 'third-party, or the name of what is not ours',
  held: 'current, stored, cached, pending, existing',
  hold: 'the state that is meant',
  idle: 'unused, redundant',
  lacking: 'missing',
  lacks: 'missing',
  lane: 'group commit, queue',
  lanes: 'queues',
  leaders: 'candidates',
  mend: 'fix, sync, retry',
  mended: 'fixed, synced',
  mender: 'the retrying or syncing part',
  namesake: 'what has the same name',
  park: 'set aside',
  parked: 'dead letter, set aside',
  readings: 'parse results, cache',
  rim: 'the folder that touches files',
  room: 'folder, context',
  seal: 'clean-shutdown marker',
  surroundings: 'environment, context',
  talk: 'messages',
  told: 'reported',
  truth: 'primary store',
  twin: 'the existing one, or the duplicate',
  undone: 'rolled back, pending',
  untold: 'unreported',
  wish: 'selection',
  yes: 'a boolean with a verb',
};

/** Identifiers and file names that contain such a word for a reason. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {};

/** Phrases that comments, texts and READMEs do not use, each with what to write instead. */
export const UNUSED_PHRASES: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\b(is|are|was|were|be|been|being) told\b/i, 'reported'],
  [/\btold (once|again|with|apart|by)\b/i, 'reported, distinguished'],
  [/\bgo(es)? on\b/i, 'continue'],
  [/\bwent on\b/i, 'continued'],
  [/\bcame to\b/i, 'the plain verb'],
  [/\bby and by\b/i, 'gradually'],
  [/\bat need\b/i, 'on demand'],
  [/\bwhat lacks\b/i, 'what is missing'],
  [/\bthe models lack\b/i, 'missing from the models'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\ba blank before\b/i, 'a leading space'],
  [/\bforeign generators?\b/i, 'third-party generators'],
  [/\bnothing to better\b/i, 'no findings'],
  [/\bthe truth\b/i, 'the primary store'],
  [/\bwrite lane\b/i, 'group commit'],
  // The table of dead letters keeps its name, so that existing stores open.
  [/(?<!\b(FROM|INTO|TABLE) |`)\bparked\b/i, 'set aside, dead letter'],
  [/\bbrings? (it|them|[\w' -]{1,40}) home\b/i, 'checkpoint'],
  [/\ball the same\b/i, 'still'],
  [/\b1 (errors|warnings|files|rows|changes|records|findings)\b/, 'a plural form that agrees'],
];

/** Type names that are declared twice, each with the reason. */
export const REPEATED_TYPES: Readonly<Record<string, string>> = {};
