/** Names that json-schema-to-typescript keeps as they are when it names a type by them. */
const KEPT_TYPE_NAME = /^[A-Z](?:[A-Za-z]|\d+(?![\da-z]))*$/;

/**
 * Names that stand for others while json-schema-to-typescript runs. It fails over properties with the name of a member
 * that every object has, such as `constructor`, and changes the names of types that do not begin with a capital letter
 * or contain underscores; no option of it leaves them alone. Models may use both kinds of names, so this stays.
 */
export class Placeholders {
  private readonly prefix: string;
  private readonly names: string[] = [];

  /** @param text where no placeholder may occur before */
  constructor(text: string) {
    let prefix = 'Placeholder';
    while (text.includes(prefix)) prefix += 'X';
    this.prefix = prefix;
  }

  forProperty(name: string): string {
    return name in Object.prototype ? this.placeholder(name) : name;
  }

  forType(name: string): string {
    return KEPT_TYPE_NAME.test(name) ? name : this.placeholder(name);
  }

  /** The text with the names that the placeholders stand for. */
  resolve(text: string): string {
    return text.replaceAll(
      new RegExp(`${this.prefix}(\\d+)Z`, 'g'),
      (whole, number: string) => this.names[Number(number)] ?? whole,
    );
  }

  private placeholder(name: string): string {
    const known = this.names.indexOf(name);
    if (known < 0) this.names.push(name);
    return `${this.prefix}${String(known < 0 ? this.names.length - 1 : known)}Z`;
  }
}
