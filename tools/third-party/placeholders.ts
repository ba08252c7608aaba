/** Names that json-schema-to-typescript keeps as they are when it names a type by them. */
const KEPT_TYPE_NAME = /^[A-Z](?:[A-Za-z]|\d+(?![\da-z]))*$/;

/**
 * Other names for a while: json-schema-to-typescript fails over properties called like members that every object has,
 * and respells names of types that do not begin with a capital letter or hold underscores.
 */
export class Placeholders {
  private readonly prefix: string;
  private readonly names: string[] = [];

  /** @param text in which no stand-in may occur already */
  constructor(text: string) {
    let prefix = 'StandIn';
    while (text.includes(prefix)) prefix += 'X';
    this.prefix = prefix;
  }

  forProperty(name: string): string {
    return name in Object.prototype ? this.standIn(name) : name;
  }

  forType(name: string): string {
    return KEPT_TYPE_NAME.test(name) ? name : this.standIn(name);
  }

  /** The text with the names that were meant. */
  resolve(text: string): string {
    return text.replaceAll(
      new RegExp(`${this.prefix}(\\d+)Z`, 'g'),
      (whole, number: string) => this.names[Number(number)] ?? whole,
    );
  }

  private standIn(name: string): string {
    const known = this.names.indexOf(name);
    if (known < 0) this.names.push(name);
    return `${this.prefix}${String(known < 0 ? this.names.length - 1 : known)}Z`;
  }
}
