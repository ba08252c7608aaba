// @generated from models/ by "npm run generate". Do not edit.
import { type ValidationSink, isInt, isLong, isObject, isReal } from './sink.js';

const symbols_library_Binding: ReadonlySet<string> = new Set(['CLOTH', 'GLUE']);
export function check_library_Binding(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbols_library_Binding.has(value)) sink.notSymbol(value, symbols_library_Binding);
}

export function check_library_BookInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'credits':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_library_Credit(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'neighbour':
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'price':
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'int':
                if (!isInt(member1)) sink.mismatch('int', member1);
                break;
              case 'string':
                if (typeof member1 !== 'string') sink.mismatch('string', member1);
                break;
              default:
                sink.notMember(['int', 'string']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['int', 'string']);
        }
        break;
      case 'pages':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_library_BookInfo$bookInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'credits':
        if (!Array.isArray(member)) sink.mismatch('array', member);
        else for (let index1 = 0; index1 < member.length; index1++) {
          const before1 = sink.count;
          const item1: unknown = member[index1];
          check_library_Credit$bookInfo(item1, sink);
          if (sink.count !== before1) sink.under(before1, index1);
        }
        break;
      case 'neighbour':
        if (typeof member === 'string') sink.urn(member, ['book']);
        else sink.mismatch('string', member);
        break;
      case 'price':
        if (!isObject(member)) sink.mismatch('union', member);
        else {
          let count1 = 0;
          for (const key1 in member) {
            const before1 = sink.count;
            const member1 = member[key1];
            count1++;
            switch (key1) {
              case 'int':
                if (!isInt(member1)) sink.mismatch('int', member1);
                break;
              case 'string':
                if (typeof member1 !== 'string') sink.mismatch('string', member1);
                break;
              default:
                sink.notMember(['int', 'string']);
            }
            if (sink.count !== before1) sink.under(before1, key1);
          }
          if (count1 !== 1) sink.memberCount(count1, ['int', 'string']);
        }
        break;
      case 'pages':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_library_BookLoans(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'timestampMillis':
        seen |= 1;
        if (!isLong(member)) sink.mismatch('long', member);
        break;
      case 'count':
        if (!isInt(member)) sink.mismatch('int', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('timestampMillis');
  }
}

export function check_library_Credit(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'author':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'role':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'shares':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isReal(member1)) sink.mismatch('double', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('author');
  }
}

export function check_library_Credit$bookInfo(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'author':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, ['person']);
        else sink.mismatch('string', member);
        break;
      case 'role':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'shares':
        if (!isObject(member)) sink.mismatch('map', member);
        else for (const key1 in member) {
          const before1 = sink.count;
          const member1 = member[key1];
          if (!isReal(member1)) sink.mismatch('double', member1);
          if (sink.count !== before1) sink.under(before1, key1);
        }
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('author');
  }
}

export function check_library_Described(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'description':
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
}

export function check_library_Urn(value: unknown, sink: ValidationSink): void {
  if (typeof value === 'string') sink.urn(value, undefined);
  else sink.mismatch('string', value);
}

export function check_library_key_BookKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'shelf':
        seen |= 1;
        if (typeof member === 'string') sink.urn(member, undefined);
        else sink.mismatch('string', member);
        break;
      case 'title':
        seen |= 2;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      case 'binding':
        seen |= 4;
        check_library_Binding(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 7) {
    if ((seen & 1) === 0) sink.missing('shelf');
    if ((seen & 2) === 0) sink.missing('title');
    if ((seen & 4) === 0) sink.missing('binding');
  }
}

export function check_library_key_ShelfKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'label':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('label');
  }
}
