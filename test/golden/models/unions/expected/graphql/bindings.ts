// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'parcel', type: 'Parcel', read: 'parcel', symbol: 'PARCEL' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Barrel: {},
  Binder: {
    inside: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['inside'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Binder' } },
      fallback: undefined,
    },
  },
  Cask: {
    load: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['load'] }],
      output: { kind: 'record', type: 'Barrel' },
      fallback: undefined,
    },
  },
  Crate: {},
  Folder: {
    inside: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['inside'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Folder' } },
      fallback: undefined,
    },
  },
  Letter: {},
  Note: {},
  Pallet: {
    load: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['load'] }],
      output: { kind: 'record', type: 'Crate' },
      fallback: undefined,
    },
  },
  Parcel: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    parcelKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'parcelKey', steps: [] }],
      output: { kind: 'record', type: 'ParcelKey' },
      fallback: undefined,
    },
    parcelInfo: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'parcelInfo', steps: [] }],
      output: { kind: 'record', type: 'ParcelInfo' },
      fallback: undefined,
    },
    number: { kind: 'value', sources: [{ from: 'key', steps: ['number'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  ParcelInfo: {
    anything: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['anything'] }],
      output: {
        kind: 'union',
        members: {
          boolean: { form: 'box', type: 'ParcelInfoAnythingBoolean', field: 'boolean' },
          bytes: { form: 'box', type: 'ParcelInfoAnythingBytes', field: 'bytes' },
          double: { form: 'box', type: 'ParcelInfoAnythingDouble', field: 'double' },
          float: { form: 'box', type: 'ParcelInfoAnythingFloat', field: 'float' },
          int: { form: 'box', type: 'ParcelInfoAnythingInt', field: 'int' },
          long: { form: 'box', type: 'ParcelInfoAnythingLong', field: 'long' },
          string: { form: 'box', type: 'ParcelInfoAnythingString', field: 'string' },
          array: { form: 'box', type: 'ParcelInfoAnythingArray', field: 'array' },
          map: { form: 'box', type: 'ParcelInfoAnythingMap', field: 'map' },
          'shop.Size': { form: 'box', type: 'ParcelInfoAnythingSize', field: 'size' },
          'shop.MD5Sum': { form: 'box', type: 'ParcelInfoAnythingMD5Sum', field: 'md5Sum' },
          'shop.Letter': { form: 'record', type: 'Letter' },
        },
      },
      fallback: undefined,
    },
    ends: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['ends'] }],
      output: {
        kind: 'union',
        members: {
          from: { form: 'box', type: 'ParcelInfoEndsFrom', field: 'from' },
          to: { form: 'box', type: 'ParcelInfoEndsTo', field: 'to' },
          via: { form: 'box', type: 'ParcelInfoEndsVia', field: 'via' },
          ["__proto__"]: { form: 'box', type: 'ParcelInfoEnds__proto__', field: 'proto__' } as const,
          __: { form: 'box', type: 'ParcelInfoEnds__', field: 'value' },
        },
      },
      fallback: undefined,
    },
    letters: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['letters'] }],
      output: {
        kind: 'union',
        members: {
          first: { form: 'box', type: 'ParcelInfoLettersFirst', field: 'first' },
          last: { form: 'box', type: 'ParcelInfoLettersLast', field: 'last' },
        },
      },
      fallback: undefined,
    },
    colours: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['colours'] }],
      output: {
        kind: 'union',
        members: {
          colour: { form: 'box', type: 'ParcelInfoColoursColour', field: 'colour' },
          Colour: { form: 'box', type: 'ParcelInfoColoursColour2', field: 'colour2' },
        },
      },
      fallback: undefined,
    },
    heavy: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['heavy'] }],
      output: {
        kind: 'union',
        members: {
          'shop.Crate': { form: 'box', type: 'ParcelInfoHeavyCrate', field: 'crate' },
          'shop.Barrel': { form: 'box', type: 'ParcelInfoHeavyBarrel', field: 'barrel' },
          'shop.Letter': { form: 'record', type: 'Letter' },
        },
      },
      fallback: undefined,
    },
    heavyToo: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['heavyToo'] }],
      output: {
        kind: 'list',
        items: {
          kind: 'union',
          members: {
            'shop.Crate': { form: 'box', type: 'ParcelInfoHeavyTooCrate', field: 'crate' },
            'shop.Barrel': { form: 'box', type: 'ParcelInfoHeavyTooBarrel', field: 'barrel' },
            'shop.Letter': { form: 'record', type: 'Letter' },
          },
        },
      },
      fallback: undefined,
    },
    light: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['light'] }],
      output: {
        kind: 'union',
        members: { 'shop.Crate': { form: 'record', type: 'Crate' }, 'shop.Letter': { form: 'record', type: 'Letter' } },
      },
      fallback: undefined,
    },
    labelled: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['labelled'] }],
      output: {
        kind: 'union',
        members: {
          'shop.Crate': { form: 'box', type: 'ParcelInfoLabelledCrate', field: 'crate' },
          'shop.Tube': { form: 'box', type: 'ParcelInfoLabelledTube', field: 'tube' },
        },
      },
      fallback: undefined,
    },
    nested: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['nested'] }],
      output: {
        kind: 'union',
        members: {
          'shop.Pallet': { form: 'box', type: 'ParcelInfoNestedPallet', field: 'pallet' },
          'shop.Cask': { form: 'box', type: 'ParcelInfoNestedCask', field: 'cask' },
          string: { form: 'box', type: 'ParcelInfoNestedString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    clashing: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['clashing'] }],
      output: {
        kind: 'union',
        members: {
          string: { form: 'box', type: 'ParcelInfoClashingString', field: 'string' },
          'shop.Note': { form: 'box', type: 'ParcelInfoClashingNote', field: 'note' },
        },
      },
      fallback: undefined,
    },
    circular: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['circular'] }],
      output: {
        kind: 'union',
        members: { 'shop.Folder': { form: 'record', type: 'Folder' }, 'shop.Binder': { form: 'record', type: 'Binder' } },
      },
      fallback: undefined,
    },
  },
  ParcelInfoAnythingArray: {
    array: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['array'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Letter' } },
      fallback: undefined,
    },
  },
  ParcelInfoAnythingBoolean: {},
  ParcelInfoAnythingBytes: {},
  ParcelInfoAnythingDouble: {},
  ParcelInfoAnythingFloat: {},
  ParcelInfoAnythingInt: {},
  ParcelInfoAnythingLong: {},
  ParcelInfoAnythingMD5Sum: {},
  ParcelInfoAnythingMap: {
    map: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['map'] }],
      output: { kind: 'map', type: 'ParcelInfoAnythingMapValueEntry' },
      fallback: undefined,
    },
  },
  ParcelInfoAnythingMapValueEntry: {},
  ParcelInfoAnythingSize: {},
  ParcelInfoAnythingString: {},
  ParcelInfoClashingNote: {
    note: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['note'] }],
      output: { kind: 'record', type: 'Note' },
      fallback: undefined,
    },
  },
  ParcelInfoClashingString: {},
  ParcelInfoColoursColour: {},
  ParcelInfoColoursColour2: {},
  ParcelInfoEndsFrom: {},
  ParcelInfoEndsTo: {},
  ParcelInfoEndsVia: {},
  ParcelInfoEnds__: {},
  ParcelInfoEnds__proto__: {},
  ParcelInfoHeavyBarrel: {
    barrel: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['barrel'] }],
      output: { kind: 'record', type: 'Barrel' },
      fallback: undefined,
    },
  },
  ParcelInfoHeavyCrate: {
    crate: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['crate'] }],
      output: { kind: 'record', type: 'Crate' },
      fallback: undefined,
    },
  },
  ParcelInfoHeavyTooBarrel: {
    barrel: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['barrel'] }],
      output: { kind: 'record', type: 'Barrel' },
      fallback: undefined,
    },
  },
  ParcelInfoHeavyTooCrate: {
    crate: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['crate'] }],
      output: { kind: 'record', type: 'Crate' },
      fallback: undefined,
    },
  },
  ParcelInfoLabelledCrate: {
    crate: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['crate'] }],
      output: { kind: 'record', type: 'Crate' },
      fallback: undefined,
    },
  },
  ParcelInfoLabelledTube: {
    tube: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['tube'] }],
      output: { kind: 'record', type: 'Tube' },
      fallback: undefined,
    },
  },
  ParcelInfoLettersFirst: {
    first: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['first'] }],
      output: { kind: 'record', type: 'Letter' },
      fallback: undefined,
    },
  },
  ParcelInfoLettersLast: {
    last: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['last'] }],
      output: { kind: 'record', type: 'Letter' },
      fallback: undefined,
    },
  },
  ParcelInfoNestedCask: {
    cask: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['cask'] }],
      output: { kind: 'record', type: 'Cask' },
      fallback: undefined,
    },
  },
  ParcelInfoNestedPallet: {
    pallet: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['pallet'] }],
      output: { kind: 'record', type: 'Pallet' },
      fallback: undefined,
    },
  },
  ParcelInfoNestedString: {},
  ParcelKey: {},
  Tube: {},
};
