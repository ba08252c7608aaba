// @generated from models/ by "npm run generate". Do not edit.
import { type ValidationSink, isObject } from './sink.js';

export function check_circle_Edge(value: unknown, sink: ValidationSink): void {
  if (!sink.enter()) return;
  try {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    let seen = 0;
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'to':
          seen |= 1;
          check_circle_Node(member, sink);
          break;
        case 'either':
          if (member !== null) {
            if (!isObject(member)) sink.mismatch('union', member);
            else {
              let count1 = 0;
              for (const key1 in member) {
                const before1 = sink.count;
                const member1 = member[key1];
                count1++;
                switch (key1) {
                  case 'same':
                    check_circle_Node(member1, sink);
                    break;
                  case 'other':
                    check_circle_Edge(member1, sink);
                    break;
                  default:
                    sink.notMember(['same', 'other']);
                }
                if (sink.count !== before1) sink.under(before1, key1);
              }
              if (count1 !== 1) sink.memberCount(count1, ['same', 'other']);
            }
          }
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
    if (seen !== 1) {
      if ((seen & 1) === 0) sink.missing('to');
    }
  } finally {
    sink.leave();
  }
}

export function check_circle_GraphKey(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'name':
        seen |= 1;
        if (typeof member !== 'string') sink.mismatch('string', member);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('name');
  }
}

export function check_circle_GraphNodes(value: unknown, sink: ValidationSink): void {
  if (!isObject(value)) {
    sink.mismatch('record', value);
    return;
  }
  let seen = 0;
  for (const key in value) {
    const before = sink.count;
    const member = value[key];
    switch (key) {
      case 'root':
        seen |= 1;
        check_circle_Node(member, sink);
        break;
      default:
        sink.unrecognized(member);
    }
    if (sink.count !== before) sink.under(before, key);
  }
  if (seen !== 1) {
    if ((seen & 1) === 0) sink.missing('root');
  }
}

export function check_circle_Node(value: unknown, sink: ValidationSink): void {
  if (!sink.enter()) return;
  try {
    if (!isObject(value)) {
      sink.mismatch('record', value);
      return;
    }
    for (const key in value) {
      const before = sink.count;
      const member = value[key];
      switch (key) {
        case 'children':
          if (!Array.isArray(member)) sink.mismatch('array', member);
          else for (let index1 = 0; index1 < member.length; index1++) {
            const before1 = sink.count;
            const item1: unknown = member[index1];
            check_circle_Node(item1, sink);
            if (sink.count !== before1) sink.under(before1, index1);
          }
          break;
        case 'edge':
          check_circle_Edge(member, sink);
          break;
        default:
          sink.unrecognized(member);
      }
      if (sink.count !== before) sink.under(before, key);
    }
  } finally {
    sink.leave();
  }
}
