// @generated from models/ by "npm run generate". Do not edit.

/** The text of `schema.graphql`. */
export const typeDefinitions = `type Query {
  """
  The animal with this URN. One that is not stored has its key and exists: false.
  """
  animal(urn: String!): Animal
  """
  The keeper with this URN. One that is not stored has its key and exists: false.
  """
  zooKeeper(urn: String!): ZooKeeper
  """
  The query with this URN. One that is not stored has its key and exists: false.
  """
  query(urn: String!): QueryEntity
  """The entity with this URN, whatever its type."""
  entity(urn: String!): Entity
  "Animals that are hungry."
  hungry(input: HungryInput!): [Animal!]
}

type Mutation {
  feed(urn: String!, at: Long): Boolean
}

"""Somebody who lives in the zoo."""
type Animal implements Entity & Friend {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells animals apart."""
  animalKey: AnimalKey
  """What is known of an animal."""
  animalInfo(version: Long = 0): AnimalInfo
  """An aspect that is called like a field of every entity."""
  existsAspect: Exists
  """A meal."""
  feeding(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [Feeding!]
  """Its name."""
  name: String!
  """A name that an aspect has too."""
  feedingKey: String
  """What is known of an animal."""
  info: AnimalInfo
  """A meal."""
  meals(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [Feeding!]
}

"""What is known of an animal."""
type AnimalInfo {
  """A type of the same name as the entity's."""
  kind: OtherAnimal
  """One of the keepers."""
  keeper: ZooKeeper
  """Words by word."""
  words: [StringMapEntry!]
  """Where it lives."""
  home: AnimalInfoHome
  """Twice the same kind of thing."""
  doors: AnimalInfoDoors
  """A union of one."""
  only: Pond
  """Symbols that GraphQL forbids."""
  tame: String
  colour: Colour
  parts: [[House!]!]
  picture: String
  """Animals and keepers alike."""
  friends: [Friend!]
  """Grams by day."""
  weights: [Weight!]
  """URN of the entity that holds this."""
  owner: String!
  """Version of the aspect; 0 is the latest."""
  version: Long
  """What is known of an animal."""
  label: String
  """Where it lives."""
  shelter: Shelter
}

union AnimalInfoDoors = AnimalInfoDoorsIn | AnimalInfoDoorsOut

type AnimalInfoDoorsIn {
  value: House
}

type AnimalInfoDoorsOut {
  value: House
}

union AnimalInfoHome = House | Pond | AnimalInfoHomeString

type AnimalInfoHomeString {
  value: String
}

"""What tells animals apart."""
type AnimalKey {
  """Its name."""
  name: String
  """A name that an aspect has too."""
  feeding: String
}

enum Colour {
  """Like the sky."""
  BLUE
  GREY
}

"""Whatever the catalog keeps metadata about."""
interface Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
}

"""An edge, seen from one of its ends."""
type EntityRelationship {
  """Name of the relationship."""
  type: String!
  direction: RelationshipDirection!
  """The other end; null when its type is unknown."""
  entity: Entity
  """When the edge was created, and by whom, as far as its source says."""
  created: RelationshipStamp
}

"""A window on the edges of an entity."""
type EntityRelationshipsResult {
  start: Int
  count: Int
  """Exact number of all edges that were asked for."""
  total: Int
  relationships: [EntityRelationship!]!
}

"""Types of entities."""
enum EntityType {
  ANIMAL
  STAFF
  QUERY
}

"""An aspect that is called like a field of every entity."""
type Exists {
  """Always true; the record has no fields of its own."""
  present: Boolean
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

"""A meal."""
type Feeding {
  timestampMillis: Long
  grams: Long
}

"""Conditions that must all hold."""
input FilterInput {
  and: [FacetFilterInput!]!
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

interface Friend implements Entity {
  urn: String!
  type: EntityType!
}

type Friendship {
  friend: Friend!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

type House {
  rooms: Int
  area: Float
}

input HungryInput {
  since: Long = 0
}

"""What is known of an animal."""
type KeeperInfo {
  """A type of the same name as the entity's."""
  kind: OtherAnimal
  """One of the keepers."""
  keeper: ZooKeeper
  """Words by word."""
  words: [StringMapEntry!]
  """Where it lives."""
  home: KeeperInfoHome
  """Twice the same kind of thing."""
  doors: KeeperInfoDoors
  """A union of one."""
  only: Pond
  """Symbols that GraphQL forbids."""
  tame: String
  colour: Colour
  parts: [[House!]!]
  picture: String
  """Animals and keepers alike."""
  friends: [Friend!]
  """Grams by day."""
  weights: [Weight!]
  """URN of the entity that holds this."""
  owner: String!
  """Version of the aspect; 0 is the latest."""
  version: Long
  """What is known of an animal."""
  label: String
  """Where it lives."""
  shelter: Shelter
}

union KeeperInfoDoors = KeeperInfoDoorsIn | KeeperInfoDoorsOut

type KeeperInfoDoorsIn {
  value: House
}

type KeeperInfoDoorsOut {
  value: House
}

union KeeperInfoHome = House | Pond | KeeperInfoHomeString

type KeeperInfoHomeString {
  value: String
}

type KeeperKey {
  badge: String
}

"""
A whole number of 64 bits, written as a JSON number. Times are epoch milliseconds, UTC.
"""
scalar Long

"""A record that is called like an entity."""
type OtherAnimal {
  legs: Int
  parent: OtherAnimal
}

type Pond {
  """Always true; the record has no fields of its own."""
  present: Boolean
}

"""A type whose name GraphQL holds."""
type QueryEntity implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  queryKey: QueryKey
  id: String!
}

type QueryKey {
  id: String
}

"""Which end of an edge the entity at hand is."""
enum RelationshipDirection {
  """Edges that point at the entity."""
  INCOMING
  """Edges that start at the entity."""
  OUTGOING
}

"""Who did something, and when."""
type RelationshipStamp {
  """Epoch milliseconds, UTC."""
  time: Long
  """URN of the actor."""
  actor: String
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

enum Shelter {
  HOUSE
  OTHER
  POND
}

type StringMapEntry {
  key: String!
  value: String
}

type Weight {
  key: String!
  value: Long
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""Somebody who works in the zoo."""
type ZooKeeper implements Entity & Friend {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  keeperKey: KeeperKey
  badge: String!
  """What is known of an animal."""
  info: AnimalInfo
  legs: Int!
  """What is known of an animal."""
  copy: KeeperInfo @deprecated(reason: "Use info.")
  """Animals and keepers alike."""
  first: Friendship
}
`;
