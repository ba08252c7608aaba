import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TESTS = ['**/*.spec.ts', '**/*.builder.ts', 'test/**/*.ts'];

const BARE_ERROR = {
  selector: "ThrowStatement > NewExpression[callee.name='Error']",
  message: 'Throw a row of the failures table, an operational fault or an InvariantError.',
};
const CLOCK = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the Clock port for the time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the Clock port for the time.',
  },
];
const SHAPE = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  {
    selector:
      ":function:not([returnType.typeAnnotation.type='TSTypePredicate']) > Identifier.params > TSTypeAnnotation > TSBooleanKeyword",
    message: 'Take a union of two words: a bare true says nothing at the call.',
  },
];
/** A list with as many elements as a caller sent overflows the stack. In a literal it does not. */
const SPREAD_ARGUMENTS = {
  selector: 'CallExpression[callee.property.name=/^(push|unshift|splice|min|max|fromCharCode)$/] > SpreadElement',
  message: 'Add the elements one by one: the arguments of a call stand on the stack.',
};
const TEST_THAT_DOES_NOT_RUN = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'Every test runs, always.',
  },
  {
    selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    message: 'Every test runs, always.',
  },
];

export default tseslint.config(
  { ignores: ['dist/**', 'generated/**', 'coverage/**', 'test/golden/*/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    // Plain scripts name what they take from Node by import; these few are the language's own by now.
    languageOptions: { globals: { URL: 'readonly', fetch: 'readonly', performance: 'readonly' } },
  },
  {
    files: ['src/platform/docs/assets/*.js'],
    // What runs in browsers.
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['HTMLInputElement', 'document', 'fetch', 'location', 'navigator', 'setTimeout'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { jsdoc },
    rules: {
      complexity: ['error', 12],
      'max-lines': ['error', 400],
      // Code is wrapped by the formatter, which leaves comments alone.
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true, ignorePattern: 'eslint-disable|@generated' }],
      'max-lines-per-function': ['error', { max: 60 }],
      'max-params': 'off',
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
      'no-restricted-syntax': ['error', BARE_ERROR, ...CLOCK, ...SHAPE],
      eqeqeq: 'error',
      // The rule leaves files with decorators alone: there an import may be a value for the sake of its metadata,
      // and the compiler (isolatedModules) asks for "import type" by itself where it cannot be one.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A default that ends in assertNever is checked by the compiler; any other default is meant.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Types are proven by parsing or narrowing; only "as const" is free.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Text is spread by code points on purpose.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Options of Nest and settings of ours are classes without behaviour, made to be given as literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An implementation of a port may have nothing to wait for, and keeps the port's signature.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // A parameter whose name and type say all needs no line.
      'jsdoc/check-param-names': ['error', { disableMissingParamChecks: true }],
      'jsdoc/check-tag-names': ['error', { definedTags: ['generated'] }],
      'jsdoc/no-types': 'error',
    },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...CLOCK, ...SHAPE, SPREAD_ARGUMENTS],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [...TESTS, 'src/web/**'],
    rules: { 'no-restricted-syntax': ['error', BARE_ERROR, ...CLOCK, ...SHAPE, SPREAD_ARGUMENTS] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/platform/seam/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/cqrs',
              importNames: ['Command', 'CommandBus', 'EventBus', 'Query', 'QueryBus'],
              message: 'Messages extend those of platform/seam, and go through its MessageBus.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.port.ts'],
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: false,
          require: { ClassDeclaration: true, FunctionDeclaration: true },
          contexts: ['TSAbstractMethodDefinition', 'TSAbstractPropertyDefinition'],
        },
      ],
      'jsdoc/require-description': ['error', { contexts: ['any'] }],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', ...SHAPE, ...TEST_THAT_DOES_NOT_RUN],
      // Matchers such as expect.any() are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
