import { Logger } from '@nestjs/common';
import { parseUrn } from '../../kernel/urn.js';
import { OmissionLog } from './omission-log.js';

const NOTE = parseUrn('urn:li:note:a')!;

describe('OmissionLog', () => {
  const lines: unknown[] = [];
  beforeEach(() => {
    lines.length = 0;
    const note = (line: unknown): void => {
      lines.push(line);
    };
    Logger.overrideLogger({ log: note, warn: note, error: note });
  });
  afterEach(() => {
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  it('names the first aspect of a minute, and counts the others', () => {
    let now = 0;
    const log = new OmissionLog({ now: () => now });
    const omission = { urn: NOTE, aspect: 'info', values: 1200 };
    for (let at = 0; at < 4; at++) log.note(omission);
    now = 60_000;
    log.note(omission);
    const line =
      '1,200 values of the aspect info of urn:li:note:a are stored, but not found by search: an aspect contributes ' +
      '10,000 values and 1,000,000 characters of a field.';
    expect(lines).toEqual([line, `${line} So are values of 3 aspects before it.`]);
  });

  it('counts the others of each minute again, and single ones as such', () => {
    let now = 0;
    const log = new OmissionLog({ now: () => now });
    const omission = { urn: NOTE, aspect: 'info', values: 1 };
    for (now of [0, 59_999, 60_000, 120_000]) log.note(omission);
    const line =
      '1 value of the aspect info of urn:li:note:a is stored, but not found by search: an aspect contributes 10,000 ' +
      'values and 1,000,000 characters of a field.';
    expect(lines).toEqual([line, `${line} So are values of 1 aspect before it.`, line]);
  });
});
