"""Calls of the Python library of acryl-datahub 0.11, as programs make them. See checks.py."""

import sys

from checks import check, includes, main, refuses, same

if "--list" not in sys.argv:
    from datahub.cli import cli_utils
    from datahub.emitter.mcp import MetadataChangeProposalWrapper
    from datahub.emitter.rest_emitter import DatahubRestEmitter
    from datahub.ingestion.graph.client import DataHubGraph, DatahubClientConfig
    from datahub.ingestion.graph.filters import RemovedStatusFilter
    from datahub.metadata import schema_classes as models
    from datahub.specific.datajob import DataJobPatchBuilder
    from datahub.specific.dataproduct import DataProductPatchBuilder
    from datahub.specific.dataset import DatasetPatchBuilder

    EMITTER = DatahubRestEmitter(sys.argv[1])
    GRAPH = DataHubGraph(DatahubClientConfig(server=sys.argv[1]))

MAYA = "urn:li:corpuser:maya"
NOAH = "urn:li:corpuser:noah"
FUR = "urn:li:tag:fur"
PET = "urn:li:glossaryTerm:pet"
DAY = 86_400_000
FIRST_DAY = 1_767_225_600_000


def dataset(name, platform="postgres", env="PROD"):
    return f"urn:li:dataset:(urn:li:dataPlatform:{platform},{name},{env})"


def emit(urn, aspect):
    EMITTER.emit(MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect))


def send(patches):
    for patch in patches.build():
        EMITTER.emit(patch)


def columns(*names):
    return models.SchemaMetadataClass(
        schemaName="pets",
        platform="urn:li:dataPlatform:postgres",
        version=0,
        hash="",
        platformSchema=models.OtherSchemaClass(rawSchema=""),
        fields=[
            models.SchemaFieldClass(
                fieldPath=name, nativeDataType="text", type=models.SchemaFieldDataTypeClass(type=models.StringTypeClass())
            )
            for name in names
        ],
    )


def owners(*urns):
    return models.OwnershipClass([models.OwnerClass(urn, models.OwnershipTypeClass.DATAOWNER) for urn in urns])


@check("DatahubRestEmitter.test_connection")
def test_connection(_catalog):
    same(EMITTER.test_connection()["noCode"], "true")


@check("DatahubRestEmitter.emit: a proposal")
def emit_proposal(catalog):
    emit(dataset("emit"), models.DatasetPropertiesClass(description='Größe 猫 😀 "quoted"', customProperties={"a": "b"}))
    includes(
        catalog.aspect(dataset("emit"), "datasetProperties"),
        {"description": 'Größe 猫 😀 "quoted"', "customProperties": {"a": "b"}},
    )


@check("DatahubRestEmitter.emit: a snapshot")
def emit_snapshot(catalog):
    snapshot = models.DatasetSnapshotClass(dataset("snapshot"), [owners(MAYA), models.StatusClass(removed=False)])
    EMITTER.emit(models.MetadataChangeEventClass(proposedSnapshot=snapshot))
    same(catalog.related(MAYA, "OwnedBy"), [dataset("snapshot")])


@check("DatahubRestEmitter.emit: a point of a time series")
def emit_point(catalog):
    emit(dataset("points"), models.DatasetProfileClass(timestampMillis=FIRST_DAY, rowCount=4242))
    same(catalog.find("dataset", "/q rowCount:4242"), [dataset("points")])


@check("DatahubRestEmitter.emit: a refusal names the field")
def emit_refused(catalog):
    refuses(lambda: emit(dataset("refused"), owners("maya")), "422", "owner")
    same(catalog.get("/aspects/" + dataset("refused").replace(":", "%3A") + "?aspect=datasetKey&version=0"), 404)


@check("DatahubRestEmitter.emit_usage")
def emit_usage(catalog):
    bucket = models.UsageAggregationClass(
        bucket=FIRST_DAY,
        duration=models.WindowDurationClass.DAY,
        resource=dataset("used"),
        metrics=models.UsageAggregationMetricsClass(uniqueUserCount=1, totalSqlQueries=7),
    )
    EMITTER.emit_usage(bucket)
    body = {"urn": dataset("used"), "entity": "dataset", "aspect": "datasetUsageStatistics"}
    same(len(catalog.post("/aspects?action=getTimeseriesAspectValues", body)["value"]["values"]), 1)


@check("DataHubGraph.get_aspect, of a version and of none")
def get_aspect(_catalog):
    emit(dataset("read"), models.DatasetPropertiesClass(description="read"))
    same(GRAPH.get_aspect(dataset("read"), models.DatasetPropertiesClass).description, "read")
    same(GRAPH.get_aspect(dataset("read"), models.DatasetPropertiesClass, version=0).description, "read")
    same(GRAPH.get_aspect(dataset("read"), models.GlobalTagsClass), None)
    same(GRAPH.get_aspect(dataset("absent"), models.DatasetPropertiesClass), None)


@check("DataHubGraph.get_aspect_v2")
def get_aspect_v2(_catalog):
    found = GRAPH.get_aspect_v2(dataset("read"), models.DatasetPropertiesClass, aspect="datasetProperties")
    same(found.description, "read")


@check("DataHubGraph.get_config")
def get_config(_catalog):
    same(GRAPH.get_config()["statefulIngestionCapable"], True)


@check("DataHubGraph.get_ownership, get_tags, get_glossary_terms, get_domain")
def get_common(catalog):
    urn = dataset("common")
    emit(urn, owners(MAYA, NOAH))
    emit(urn, models.GlobalTagsClass([models.TagAssociationClass(FUR)]))
    stamp = models.AuditStampClass(time=1, actor=MAYA)
    emit(urn, models.GlossaryTermsClass([models.GlossaryTermAssociationClass(PET)], stamp))
    emit(urn, models.DomainsClass(["urn:li:domain:animals"]))
    same([owner.owner for owner in GRAPH.get_ownership(urn).owners], [MAYA, NOAH])
    same([tag.tag for tag in GRAPH.get_tags(urn).tags], [FUR])
    same([term.urn for term in GRAPH.get_glossary_terms(urn).terms], [PET])
    same(GRAPH.get_domain(urn).domains, ["urn:li:domain:animals"])
    same(catalog.related(PET, "TermedWith"), [urn])


@check("DataHubGraph.get_schema_metadata, get_dataset_properties, get_browse_path")
def get_of_dataset(_catalog):
    urn = dataset("shaped")
    emit(urn, columns("id", "name"))
    emit(urn, models.DatasetPropertiesClass(description="shaped"))
    emit(urn, models.BrowsePathsClass(["/prod/postgres/shaped"]))
    same([field.fieldPath for field in GRAPH.get_schema_metadata(urn).fields], ["id", "name"])
    same(GRAPH.get_dataset_properties(urn).description, "shaped")
    same(GRAPH.get_browse_path(urn).paths, ["/prod/postgres/shaped"])


@check("DataHubGraph.get_domain_properties, get_domain_urn_by_name")
def get_domain_by_name(_catalog):
    emit("urn:li:domain:8f1b", models.DomainPropertiesClass(name="Large Animals"))
    same(GRAPH.get_domain_properties("urn:li:domain:8f1b").name, "Large Animals")
    same(GRAPH.get_domain_urn_by_name("Large Animals"), "urn:li:domain:8f1b")
    same(GRAPH.get_domain_urn_by_name("Large"), None)


@check("DataHubGraph.exists")
def exists(_catalog):
    same([GRAPH.exists(dataset("read")), GRAPH.exists(dataset("nowhere"))], [True, False])


@check("DataHubGraph.get_entity_raw")
def get_entity_raw(_catalog):
    found = GRAPH.get_entity_raw(dataset("common"), ["ownership"])
    same([sorted(found["aspects"]), found["urn"]], [["datasetKey", "ownership"], dataset("common")])


@check("DataHubGraph.get_aspects_for_entity")
def get_aspects_for_entity(_catalog):
    found = GRAPH.get_aspects_for_entity(
        dataset("common"), ["ownership", "status"], [models.OwnershipClass, models.StatusClass]
    )
    same([owner.owner for owner in found["ownership"].owners], [MAYA, NOAH])


@check("DataHubGraph.get_entity_semityped")
def get_entity_semityped(_catalog):
    found = GRAPH.get_entity_semityped(dataset("common"))
    same(found["globalTags"].tags[0].tag, FUR)


@check("DataHubGraph.get_latest_timeseries_value")
def get_latest_timeseries_value(_catalog):
    urn = dataset("series")
    for day, kind in enumerate(["a", "b", "a"]):
        emit(
            urn,
            models.OperationClass(
                timestampMillis=FIRST_DAY + day * DAY,
                lastUpdatedTimestamp=FIRST_DAY + day * DAY,
                operationType=models.OperationTypeClass.CUSTOM,
                customOperationType=kind,
            ),
        )
    newest = GRAPH.get_latest_timeseries_value(urn, models.OperationClass, {})
    same(newest.timestampMillis, FIRST_DAY + 2 * DAY)
    of_kind = GRAPH.get_latest_timeseries_value(urn, models.OperationClass, {"customOperationType": "b"})
    same(of_kind.timestampMillis, FIRST_DAY + DAY)


@check("DataHubGraph.get_usage_aspects_from_urn")
def get_usage_aspects(_catalog):
    urn = dataset("usage")
    for day in range(3):
        emit(urn, models.DatasetUsageStatisticsClass(timestampMillis=FIRST_DAY + day * DAY, totalSqlQueries=day))
    found = GRAPH.get_usage_aspects_from_urn(urn, FIRST_DAY, FIRST_DAY + DAY)
    same(sorted(point.totalSqlQueries for point in found), [0, 1])


@check("DataHubGraph.list_all_entity_urns")
def list_all_entity_urns(_catalog):
    for name in "abc":
        emit(f"urn:li:tag:listed{name}", models.TagPropertiesClass(name=name))
    pages = [GRAPH.list_all_entity_urns("tag", start, 2) for start in (0, 2)]
    same([urn for urn in pages[0] + pages[1] if "listed" in urn], [f"urn:li:tag:listed{name}" for name in "abc"])


@check("DataHubGraph.get_aspect_counts")
def get_aspect_counts(_catalog):
    same(GRAPH.get_aspect_counts("tagProperties", "urn:li:tag:listed%"), 3)


@check("DataHubGraph.get_search_results")
def get_search_results(_catalog):
    found = GRAPH.get_search_results(0, 100, "tag")
    same(found["value"]["entities"][0]["entity"].startswith("urn:li:tag:"), True)


@check("DataHubGraph.get_container_urns_by_filter")
def get_container_urns(_catalog):
    emit("urn:li:container:db", models.ContainerPropertiesClass(name="db", customProperties={"instance": "PROD"}))
    emit("urn:li:container:db", models.SubTypesClass(typeNames=["Database"]))
    same(list(GRAPH.get_container_urns_by_filter(env="PROD")), ["urn:li:container:db"])


@check("DataHubGraph.get_urns_by_filter: platform, environment, query, several pages")
def get_urns_by_filter(_catalog):
    for env in ("PROD", "DEV"):
        for at in range(5):
            emit(dataset(f"filtered{at}", "mysql", env), models.DatasetPropertiesClass(description="a filtered one"))
    found = GRAPH.get_urns_by_filter(platform="mysql", env="DEV", entity_types=["dataset"], batch_size=2)
    same(sorted(found), [dataset(f"filtered{at}", "mysql", "DEV") for at in range(5)])
    same(len(list(GRAPH.get_urns_by_filter(platform="mysql", query="filtered"))), 10)


@check("DataHubGraph.get_urns_by_filter: status")
def get_urns_by_status(_catalog):
    GRAPH.soft_delete_entity(dataset("filtered0", "mysql"))
    found = {
        status: len(list(GRAPH.get_urns_by_filter(platform="mysql", status=status))) for status in RemovedStatusFilter
    }
    same([found[RemovedStatusFilter.NOT_SOFT_DELETED], found[RemovedStatusFilter.ONLY_SOFT_DELETED]], [9, 1])


@check("DataHubGraph.get_urns_by_filter: platform instance and container")
def get_urns_by_place(_catalog):
    urn, instance = dataset("placed"), "urn:li:dataPlatformInstance:(urn:li:dataPlatform:postgres,eu)"
    emit(urn, models.DataPlatformInstanceClass("urn:li:dataPlatform:postgres", instance))
    path = [models.BrowsePathEntryClass(id="urn:li:container:place", urn="urn:li:container:place")]
    emit(urn, models.BrowsePathsV2Class(path))
    same(list(GRAPH.get_urns_by_filter(platform="postgres", platform_instance="eu")), [urn])
    same(list(GRAPH.get_urns_by_filter(container="urn:li:container:place")), [urn])


@check("DataHubGraph.execute_graphql")
def execute_graphql(_catalog):
    query = "query q($urn: String!) { dataset(urn: $urn) { urn ownership { owners { owner { ... on CorpUser { urn } } } } } }"
    found = GRAPH.execute_graphql(query, {"urn": dataset("common")})
    same([owner["owner"]["urn"] for owner in found["dataset"]["ownership"]["owners"]], [MAYA, NOAH])
    refuses(lambda: GRAPH.execute_graphql("{ nothing }"), "nothing")


@check("DataHubGraph.get_related_entities")
def get_related_entities(_catalog):
    found = GRAPH.get_related_entities(dataset("common"), ["TaggedWith"], GRAPH.RelationshipDirection.OUTGOING)
    same([(related.urn, related.relationship_type) for related in found], [(FUR, "TaggedWith")])


@check("DataHubGraph.get_related_entities: all pages")
def get_many_related(_catalog):
    for at in range(250):
        emit(dataset(f"many{at}"), models.DomainsClass(["urn:li:domain:many"]))
    found = GRAPH.get_related_entities("urn:li:domain:many", ["AssociatedWith"], GRAPH.RelationshipDirection.INCOMING)
    same(len({related.urn for related in found}), 250)


@check("DataHubGraph.soft_delete_entity")
def soft_delete(catalog):
    GRAPH.soft_delete_entity(dataset("emit"))
    same(catalog.aspect(dataset("emit"), "status"), {"removed": True})


@check("DataHubGraph.hard_delete_entity")
def hard_delete(catalog):
    rows = GRAPH.hard_delete_entity(dataset("series"))
    same(rows[1], 3)
    same(catalog.find("dataset", "series"), [])


@check("DataHubGraph.hard_delete_timeseries_aspect")
def hard_delete_points(_catalog):
    from datetime import datetime, timezone

    moment = datetime.fromtimestamp((FIRST_DAY + DAY) / 1000, timezone.utc)
    same(GRAPH.hard_delete_timeseries_aspect(dataset("usage"), "datasetUsageStatistics", moment, moment), 1)


@check("DataHubGraph.delete_references_to_urn")
def delete_references(catalog):
    same(GRAPH.delete_references_to_urn(PET, dry_run=True)[0], 1)
    same(catalog.related(PET, "TermedWith"), [dataset("common")])
    same(GRAPH.delete_references_to_urn(PET)[0], 1)
    same(catalog.aspect(dataset("common"), "glossaryTerms")["terms"], [])


@check("DataHubGraph.get_latest_pipeline_checkpoint")
def no_checkpoint(_catalog):
    same(GRAPH.get_latest_pipeline_checkpoint("never-run", "postgres"), None)


@check("DataHubGraph.initialize_schema_resolver_from_datahub and parse_sql_lineage")
def sql_lineage(_catalog):
    emit(dataset("shop.public.pets"), columns("id", "name"))
    found = GRAPH.parse_sql_lineage("select name from public.pets", platform="postgres", default_db="shop")
    same(found.in_tables, [dataset("shop.public.pets")])
    same(found.column_lineage[0].upstreams[0].column, "name")


@check("cli_utils.batch_get_ids")
def batch_get_ids(_catalog):
    found = list(cli_utils.batch_get_ids([dataset("common"), dataset("shaped")]))
    same(sorted(entity["urn"] for entity in found), [dataset("common"), dataset("shaped")])


@check("cli_utils.get_incoming_relationships and get_outgoing_relationships")
def relationships(_catalog):
    incoming = cli_utils.get_incoming_relationships(FUR, ["TaggedWith"])
    same([related["entity"] for related in incoming], [dataset("common")])
    outgoing = cli_utils.get_outgoing_relationships(dataset("common"), ["OwnedBy", "TaggedWith"])
    same(sorted(related["entity"] for related in outgoing), sorted([MAYA, NOAH, FUR]))


@check("cli_utils.get_urns_by_filter")
def helper_filter(_catalog):
    found = cli_utils.get_urns_by_filter(platform="mysql", env="PROD", entity_type="dataset")
    same(sorted(found), [dataset(f"filtered{at}", "mysql") for at in range(1, 5)])


@check("DatasetPatchBuilder: description, name, custom properties of a new dataset")
def patch_properties(catalog):
    urn = dataset("patched")
    patches = DatasetPatchBuilder(urn).set_description("patched").add_custom_property("a", "1")
    send(patches.set_display_name("Patched").add_custom_property("b", "2"))
    send(DatasetPatchBuilder(urn).remove_custom_property("a"))
    includes(catalog.aspect(urn, "datasetProperties"), {"description": "patched", "name": "Patched"})
    same(catalog.aspect(urn, "datasetProperties")["customProperties"], {"b": "2"})


@check("DatasetPatchBuilder: tags and terms")
def patch_tags(catalog):
    urn = dataset("patched")
    tags = [models.TagAssociationClass(tag) for tag in (FUR, "urn:li:tag:a/b")]
    patches = DatasetPatchBuilder(urn).add_tag(tags[0]).add_tag(tags[1])
    send(patches.add_term(models.GlossaryTermAssociationClass(PET)))
    send(DatasetPatchBuilder(urn).remove_tag(FUR))
    same([tag["tag"] for tag in catalog.aspect(urn, "globalTags")["tags"]], ["urn:li:tag:a/b"])
    same([term["urn"] for term in catalog.aspect(urn, "glossaryTerms")["terms"]], [PET])


@check("DatasetPatchBuilder: owners")
def patch_owners(catalog):
    urn, kinds = dataset("patched"), models.OwnershipTypeClass
    patches = DatasetPatchBuilder(urn)
    for owner, kind in [(MAYA, kinds.DATAOWNER), (MAYA, kinds.DEVELOPER), (NOAH, kinds.DATAOWNER)]:
        patches.add_owner(models.OwnerClass(owner, kind))
    send(patches)
    same(len(catalog.aspect(urn, "ownership")["owners"]), 3)
    send(DatasetPatchBuilder(urn).remove_owner(MAYA, kinds.DEVELOPER))
    same(len(catalog.aspect(urn, "ownership")["owners"]), 2)
    send(DatasetPatchBuilder(urn).remove_owner(MAYA))
    same([owner["owner"] for owner in catalog.aspect(urn, "ownership")["owners"]], [NOAH])


@check("DatasetPatchBuilder: upstreams")
def patch_upstreams(catalog):
    urn, up = dataset("patched"), dataset("upstream")
    upstream = models.UpstreamClass(up, models.DatasetLineageTypeClass.TRANSFORMED)
    for _ in range(2):
        send(DatasetPatchBuilder(urn).add_upstream_lineage(upstream))
    same([edge["dataset"] for edge in catalog.aspect(urn, "upstreamLineage")["upstreams"]], [up])
    same(catalog.related(up, "DownstreamOf"), [urn])
    send(DatasetPatchBuilder(urn).remove_upstream_lineage(up))
    same(catalog.aspect(urn, "upstreamLineage")["upstreams"], [])


@check("DatasetPatchBuilder: tags and terms of a column")
def patch_column(catalog):
    urn = dataset("patched")
    column = DatasetPatchBuilder(urn).for_field("[version=2.0].[type=string].name")
    column.add_tag(models.TagAssociationClass(FUR)).add_term(models.GlossaryTermAssociationClass(PET))
    send(column.parent())
    [edited] = catalog.aspect(urn, "editableSchemaMetadata")["editableSchemaFieldInfo"]
    same(edited["fieldPath"], "[version=2.0].[type=string].name")
    same([edited["globalTags"]["tags"][0]["tag"], edited["glossaryTerms"]["terms"][0]["urn"]], [FUR, PET])


@check("DataJobPatchBuilder: inputs and outputs")
def patch_job(catalog):
    job = "urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),clean)"
    earlier = "urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)"
    patches = DataJobPatchBuilder(job).add_input_dataset(dataset("in")).add_output_dataset(dataset("out"))
    send(patches.add_input_datajob(earlier).add_tag(models.TagAssociationClass(FUR)))
    stored = catalog.aspect(job, "dataJobInputOutput")
    same([stored["inputDatasetEdges"][0]["destinationUrn"], stored["outputDatasetEdges"][0]["destinationUrn"]],
         [dataset("in"), dataset("out")])
    same(catalog.related(dataset("in"), "Consumes"), [job])
    send(DataJobPatchBuilder(job).remove_input_dataset(dataset("in")))
    same(catalog.related(dataset("in"), "Consumes"), [])


@check("DataProductPatchBuilder: name, assets, custom properties")
def patch_product(catalog):
    urn = "urn:li:dataProduct:patched"
    patches = DataProductPatchBuilder(urn).set_name("Patched").set_description("of parts")
    send(patches.add_asset(dataset("a")).add_asset(dataset("b")).add_custom_property("k", "v"))
    send(DataProductPatchBuilder(urn).remove_asset(dataset("a")))
    stored = catalog.aspect(urn, "dataProductProperties")
    includes(stored, {"name": "Patched", "description": "of parts", "customProperties": {"k": "v"}})
    same([asset["destinationUrn"] for asset in stored["assets"]], [dataset("b")])


@check("DatahubRestEmitter: two first writes of one new entity at the same time")
def concurrent_first_writes(catalog):
    from concurrent.futures import ThreadPoolExecutor

    urns = [dataset(f"together{at}") for at in range(20)]
    aspects = [models.StatusClass(False), owners(MAYA), models.DatasetPropertiesClass(description="together")]
    with ThreadPoolExecutor(15) as pool:
        list(pool.map(lambda pair: emit(*pair), [(urn, aspect) for urn in urns for aspect in aspects]))
    for urn in urns:
        same(catalog.aspect(urn, "datasetKey")["platform"], "urn:li:dataPlatform:postgres")
        same(catalog.aspect(urn, "ownership")["owners"][0]["owner"], MAYA)


if __name__ == "__main__":
    main()
