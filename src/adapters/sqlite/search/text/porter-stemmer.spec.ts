import { stem } from './porter-stemmer.js';

describe('stem', () => {
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['agreed', 'agre'],
    ['feed', 'feed'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['operator', 'oper'],
    ['feudalism', 'feudal'],
    ['hopefulness', 'hope'],
    ['formality', 'formal'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['allowance', 'allow'],
    ['adjustment', 'adjust'],
    ['adoption', 'adopt'],
    ['effective', 'effect'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['cease', 'ceas'],
    ['controlling', 'control'],
    ['roll', 'roll'],
    ['yes', 'ye'],
    ['syzygy', 'syzygi'],
  ])('%s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each(['is', 'naïve', 'h2o', '2024', 'заказы', ''])('leaves %j as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});
