/** The field of `Query` that every schema has. */
export const ENTITY_READ = `
"""The entity with this URN, whatever its type."""
entity(
  """What identifies it."""
  urn: String!
): Entity
`;

/**
 * What generated types refer to whatever the models are. A hand-written definition of the same name takes the place of
 * one of these.
 */
export const BASE_SCHEMA = `
"""A whole number of 64 bits, written as a JSON number. Times are epoch milliseconds, UTC."""
scalar Long

"""Which end of an edge the entity at hand is."""
enum RelationshipDirection {
  """Edges that point at the entity."""
  INCOMING
  """Edges that start at the entity."""
  OUTGOING
}

"""Which edges to list."""
input RelationshipsInput {
  """Names of relationships; an empty list means all."""
  types: [String!]!
  """Which end of the edges the entity is."""
  direction: RelationshipDirection!
  """Number of edges to pass over; 0 unless given."""
  start: Int
  """Most edges to answer; 100 unless given."""
  count: Int
}

"""A window on the edges of an entity."""
type EntityRelationshipsResult {
  """Number of edges that were passed over."""
  start: Int
  """Number of edges in the window."""
  count: Int
  """Exact number of all edges that were asked for."""
  total: Int
  """Ordered by name of the relationship, then by URN of the other end."""
  relationships: [EntityRelationship!]!
}

"""An edge, seen from one of its ends."""
type EntityRelationship {
  """Name of the relationship."""
  type: String!
  """Which end of the edge the entity is that was asked for it."""
  direction: RelationshipDirection!
  """The other end; null when its type is unknown."""
  entity: Entity
  """When the edge was created, and by whom, as far as its source says."""
  created: RelationshipStamp
}

"""Who did something, and when."""
type RelationshipStamp {
  """Epoch milliseconds, UTC."""
  time: Long
  """URN of the actor."""
  actor: String
}

"""How a field is compared with values."""
enum FilterOperator {
  """The field contains a value."""
  CONTAIN
  """The field ends with a value."""
  END_WITH
  """The field is equal to a value."""
  EQUAL
  """The field has any value."""
  EXISTS
  """The field is greater than the value."""
  GREATER_THAN
  """The field is greater than the value or equal to it."""
  GREATER_THAN_OR_EQUAL_TO
  """The field is one of the values; the same as EQUAL."""
  IN
  """The field has no value."""
  IS_NULL
  """The field is less than the value."""
  LESS_THAN
  """The field is less than the value or equal to it."""
  LESS_THAN_OR_EQUAL_TO
  """The field starts with a value."""
  START_WITH
}

"""A condition on one field."""
input FacetFilterInput {
  """Name of the field."""
  field: String!
  """A single value."""
  value: String @deprecated(reason: "Use values.")
  """Values of which one is enough."""
  values: [String!]
  """Whether the condition must not hold; false unless given."""
  negated: Boolean
  """How to compare; EQUAL unless given."""
  condition: FilterOperator
}

"""Conditions that must all hold."""
input FilterInput {
  """The conditions."""
  and: [FacetFilterInput!]!
}
`;
