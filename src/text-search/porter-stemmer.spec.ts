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

  // A word for each suffix of the tables that none above has.
  it.each([
    ['educational', 'educ'],
    ['valency', 'valenc'],
    ['hesitancy', 'hesit'],
    ['conformably', 'conform'],
    ['radically', 'radic'],
    ['differently', 'differ'],
    ['vilely', 'vile'],
    ['analogously', 'analog'],
    ['generalization', 'gener'],
    ['predication', 'predic'],
    ['professionalism', 'profession'],
    ['decisiveness', 'decis'],
    ['callousness', 'callous'],
    ['nationality', 'nation'],
    ['sensitivity', 'sensit'],
    ['sensibility', 'sensibl'],
    ['apology', 'apolog'],
    ['authenticate', 'authent'],
    ['relative', 'rel'],
    ['electricity', 'electr'],
    ['goodness', 'good'],
    ['inference', 'infer'],
    ['airliner', 'airlin'],
    ['defensible', 'defens'],
    ['irritant', 'irrit'],
    ['homologou', 'homolog'],
    ['communism', 'commun'],
    ['angularity', 'angular'],
  ])('%s is %s, by its suffix', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it.each(['is', 'naïve', 'h2o', '2024', 'заказы', ''])('leaves %j as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});
