/** `folder`: for its data and its logs. `heap`: its memory as Java writes it, such as 512m. */
export interface SearchNodeSettings {
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  readonly heap: string;
}
