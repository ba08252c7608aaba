/** How swc reads our TypeScript, for the service and for the tests alike. */
export const TYPESCRIPT = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    // Nest reads the types of constructor parameters from the metadata which decorators leave behind.
    transform: { legacyDecorator: true, decoratorMetadata: true },
    // Frameworks show classes by their names.
    keepClassNames: true,
  },
};
