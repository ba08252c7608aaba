import {
  BREAK,
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * Fields of a document that is compiled, each as often as it has types to choose from: about 50 microseconds each, in
 * one turn of the event loop.
 */
const MOST_FIELDS = 500;

/** Knows of documents, which are kept parsed, whether they are small enough to be compiled. */
export class CompiledSizes {
  private readonly known = new WeakMap<DocumentNode, 'large' | 'small'>();

  isSmall(schema: GraphQLSchema, document: DocumentNode): boolean {
    const size = this.known.get(document) ?? sizeOf(schema, document);
    this.known.set(document, size);
    return size === 'small';
  }
}

function sizeOf(schema: GraphQLSchema, document: DocumentNode): 'large' | 'small' {
  const types = new TypeInfo(schema);
  let fields = 0;
  const count = {
    Field: () => {
      const parent = types.getParentType();
      fields += isAbstractType(parent) ? schema.getPossibleTypes(parent).length : 1;
      return fields > MOST_FIELDS ? BREAK : undefined;
    },
  };
  visit(document, visitWithTypeInfo(types, count));
  return fields > MOST_FIELDS ? 'large' : 'small';
}
