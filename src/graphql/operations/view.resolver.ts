import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  CreateViewInput,
  DataHubViewDefinitionInput,
  UpdateViewInput,
} from '../../../generated/service/graphql/arguments.js';
import { CREATE_VIEW, EditEntitiesCommand, UPDATE_VIEW } from '../../editing/index.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import type { Members } from '../../kernel/members.js';
import { MessageBus } from '../../platform/seam/index.js';
import { criterionValues, type CriterionDto } from '../../search/index.js';
import type { GraphqlEntity } from '../reading/nodes.js';
import { RequestScope } from '../reading/request-scope.js';
import { unfitValue } from '../reading/unfit-value.js';
import { entityTypesOf } from './search-input.js';
import { filterIn, shownFilter, type ShownFilter, storedFilter } from './view-filter.js';
import { typesIn, viewDefinition } from './view-scope.js';

/** Of a view of which nothing is stored. */
const NO_DEFINITION: Members = {};

/** Saved views: written, and shown in the form in which they are sent. */
@Resolver('DataHubView')
export class ViewResolver {
  constructor(private readonly bus: MessageBus) {}

  @Mutation('createView')
  createView(@Args('input') input: CreateViewInput, @Context() scope: RequestScope): Promise<GraphqlEntity> {
    const { viewType: type, name, description } = input;
    const definition = definitionOf(input.definition, scope);
    return this.edit(CREATE_VIEW, { type, name, description, definition }, scope);
  }

  @Mutation('updateView')
  updateView(
    @Args('urn') urn: string,
    @Args('input') { name, description, definition }: UpdateViewInput,
    @Context() scope: RequestScope,
  ): Promise<GraphqlEntity> {
    const changed = definition ? definitionOf(definition, scope) : undefined;
    return this.edit(UPDATE_VIEW, { urn, name, description, definition: changed }, scope);
  }

  @ResolveField('definition')
  async definition(@Parent() view: GraphqlEntity, @Context() scope: RequestScope): Promise<object> {
    const definition = (await viewDefinition(view, scope)) ?? NO_DEFINITION;
    return { entityTypes: symbolsOf(view, definition, scope), filter: filterOf(view, definition) };
  }

  private async edit(mutation: typeof CREATE_VIEW, sent: Members, scope: RequestScope): Promise<GraphqlEntity> {
    const urn = await this.bus.execute(new EditEntitiesCommand(mutation, sent, scope.context));
    if (urn === undefined) throw new InvariantError(`${mutation.name} has edited no view.`);
    scope.entities.forget();
    return scope.nodes.require(urn);
  }
}

/** @throws failures.filterInvalid for a filter that no search could use */
function definitionOf({ entityTypes, filter: sent }: DataHubViewDefinitionInput, scope: RequestScope): Members {
  const filter = storedFilter(sent);
  scope.sources.filters.parse(filterIn(filter));
  requireValues(sent.filters);
  return { entityTypes: entityTypesOf(entityTypes, scope), filter };
}

/** A search passes over a criterion without values, and a view would show all that it seems to leave out. */
function requireValues(conditions: readonly CriterionDto[]): void {
  const empty = conditions.find((one) => one.condition !== 'EXISTS' && one.condition !== 'IS_NULL' && !hasValues(one));
  if (empty !== undefined) throw failures.filterInvalid({ field: empty.field, reason: 'its condition has no values' });
}

function hasValues(condition: CriterionDto): boolean {
  return criterionValues(condition).length > 0;
}

function symbolsOf({ urn }: GraphqlEntity, definition: Members, { sources }: RequestScope): readonly string[] {
  return typesIn(definition).map((value) => {
    const symbol = sources.names.get(value)?.symbol;
    if (symbol !== undefined) return symbol;
    throw unfitValue(urn, { record: 'DataHubViewDefinition', field: 'entityTypes', value, kind: 'EntityType' });
  });
}

function filterOf({ urn }: GraphqlEntity, { filter }: Members): ShownFilter {
  const shown = shownFilter(filter);
  if (shown !== undefined) return shown;
  const what = { record: 'DataHubViewDefinition', field: 'filter', value: filter, kind: 'DataHubViewFilter' };
  throw unfitValue(urn, what);
}
