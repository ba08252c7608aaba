import { columnId } from './column-edges.js';
import type { Positions } from '../picture/layout-task.js';
import { BOX, columnMiddle, type Picture } from './picture.js';

const MARGIN = 24;
/** Characters of a name that fit into a box. */
const NAME_LENGTH = 30;

/** Names and kinds of boxes, by their ids. */
export type BoxTexts = ReadonlyMap<string, { readonly name: string; readonly kind: string }>;

/** The picture as an SVG document that stands alone: no style sheet, no script, no font is asked for. */
export function lineageSvg({ boxes, edges, columnEdges }: Picture, positions: Positions, texts: BoxTexts): string {
  const places = boxes.flatMap((box) => {
    const at = positions.get(box.id);
    return at === undefined ? [] : [{ ...box, ...at }];
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  const columns = new Map(
    places.flatMap((place) =>
      place.columns.map((path, at) => [columnId({ urn: place.id, path }), { place, at }] as const),
    ),
  );
  const ways = edges.flatMap(({ source, target }) => {
    const [one, other] = [byId.get(source), byId.get(target)];
    if (one === undefined || other === undefined) return [];
    return [way([one.x + one.width, one.y + BOX.height / 2], [other.x, other.y + BOX.height / 2], '#8a97a5')];
  });
  const columnWays = columnEdges.flatMap(({ source, target }) => {
    const [one, other] = [columns.get(columnId(source)), columns.get(columnId(target))];
    if (one === undefined || other === undefined) return [];
    const start = [one.place.x + one.place.width, one.place.y + columnMiddle(one.at)] as const;
    return [way(start, [other.place.x, other.place.y + columnMiddle(other.at)], '#0b5cad')];
  });
  const width = places.reduce((most, place) => Math.max(most, place.x + place.width), 0) + 2 * MARGIN;
  const height = places.reduce((most, place) => Math.max(most, place.y + place.height), 0) + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" font-family="sans-serif">`,
    `<rect width="100%" height="100%" fill="#ffffff"/><g transform="translate(${String(MARGIN)} ${String(MARGIN)})">`,
    ...ways,
    ...columnWays,
    ...places.map((place) => boxText(place, texts.get(place.id))),
    '</g></svg>',
  ].join('\n');
}

function boxText(
  { x, y, width, height, columns }: Picture['boxes'][number] & { readonly x: number; readonly y: number },
  text: { readonly name: string; readonly kind: string } | undefined,
): string {
  const rows = columns.map(
    (path, at) => `<text x="12" y="${String(columnMiddle(at) + 4)}" font-size="11" fill="#17212c">${cut(path)}</text>`,
  );
  return [
    `<g transform="translate(${String(x)} ${String(y)})">`,
    `<rect width="${String(width)}" height="${String(height)}" rx="8" fill="#ffffff" stroke="#c3ccd6"/>`,
    `<text x="12" y="22" font-size="13" font-weight="600" fill="#17212c">${cut(text?.name ?? '')}</text>`,
    `<text x="12" y="40" font-size="11" fill="#576472">${cut(text?.kind ?? '')}</text>`,
    ...rows,
    '</g>',
  ].join('');
}

function way([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], colour: string): string {
  const bend = Math.max(30, Math.abs(toX - x) / 2);
  const points = [x, y, x + bend, y, toX - bend, toY, toX, toY].map((number) => number.toFixed(1));
  const [a, b, ...rest] = points;
  return `<path d="M${String(a)} ${String(b)} C${rest.join(' ')}" fill="none" stroke="${colour}"/>`;
}

function cut(text: string): string {
  const short = text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH - 1)}…` : text;
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
