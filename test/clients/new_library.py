"""Calls of the newest Python library, as programs make them. See checks.py."""

import sys

from checks import check, includes, main, refuses, same

if "--list" not in sys.argv:
    from datahub.cli import cli_utils
    from datahub.emitter.mcp import MetadataChangeProposalWrapper
    from datahub.emitter.rest_emitter import DatahubRestEmitter
    from datahub.ingestion.graph.client import DataHubGraph
    from datahub.ingestion.graph.config import DatahubClientConfig
    from datahub.ingestion.graph.filters import RemovedStatusFilter
    from datahub.metadata import schema_classes as models
    from datahub.metadata.urns import CorpUserUrn, DatasetUrn, TagUrn
    from datahub.sdk import DataHubClient, Dataset
    from datahub.specific.datajob import DataJobPatchBuilder
    from datahub.specific.dataproduct import DataProductPatchBuilder
    from datahub.specific.dataset import DatasetPatchBuilder

    EMITTER = DatahubRestEmitter(sys.argv[1])
    GRAPH = DataHubGraph(DatahubClientConfig(server=sys.argv[1]))
    CLIENT = DataHubClient(server=sys.argv[1])

MAYA = "urn:li:corpuser:maya"
FUR = "urn:li:tag:fur"
DAY = 86_400_000
FIRST_DAY = 1_767_225_600_000


def dataset(name, platform="postgres", env="PROD"):
    return f"urn:li:dataset:(urn:li:dataPlatform:{platform},{name},{env})"


def proposal(urn, aspect):
    return MetadataChangeProposalWrapper(entityUrn=urn, aspect=aspect)


def send(patches):
    for patch in patches.build():
        EMITTER.emit(patch)


@check("DatahubRestEmitter.emit_mcp")
def emit_proposal(catalog):
    EMITTER.emit(proposal(dataset("emit"), models.DatasetPropertiesClass(description="Größe 猫")))
    includes(catalog.aspect(dataset("emit"), "datasetProperties"), {"description": "Größe 猫"})


@check("DatahubRestEmitter.emit_mcps")
def emit_proposals(catalog):
    urns = [dataset(f"batch{at}") for at in range(250)]
    EMITTER.emit_mcps([proposal(urn, models.StatusClass(removed=False)) for urn in urns])
    for urn in urns:
        same(catalog.aspect(urn, "status"), {"removed": False})


@check("DatahubRestEmitter.emit_mcps: a refusal names place and URN, and nothing is written")
def emit_refused(catalog):
    owner = models.OwnerClass("maya", models.OwnershipTypeClass.DATAOWNER)
    wrong = proposal(dataset("wrong"), models.OwnershipClass([owner]))
    right = proposal(dataset("right"), models.StatusClass(removed=False))
    refuses(lambda: EMITTER.emit_mcps([right, wrong]), "422", dataset("wrong"))
    same(catalog.aspect(dataset("right"), "status"), None)


@check("DatahubRestEmitter.emit_mce")
def emit_snapshot(catalog):
    owners = models.OwnershipClass([models.OwnerClass(MAYA, models.OwnershipTypeClass.DATAOWNER)])
    snapshot = models.DatasetSnapshotClass(dataset("snapshot"), [owners])
    EMITTER.emit(models.MetadataChangeEventClass(proposedSnapshot=snapshot))
    same(catalog.related(MAYA, "OwnedBy"), [dataset("snapshot")])


@check("DataHubGraph.get_aspect and exists")
def get_aspect(_catalog):
    same(GRAPH.get_aspect(dataset("emit"), models.DatasetPropertiesClass).description, "Größe 猫")
    same(GRAPH.get_aspect(dataset("emit"), models.GlobalTagsClass), None)
    same([GRAPH.exists(dataset("emit")), GRAPH.exists(dataset("nowhere"))], [True, False])


@check("DataHubGraph.get_entity_semityped")
def get_entity(_catalog):
    same(GRAPH.get_entity_semityped(dataset("snapshot"))["ownership"].owners[0].owner, MAYA)


@check("DataHubGraph.get_timeseries_values")
def get_points(_catalog):
    for day in range(3):
        point = models.DatasetProfileClass(timestampMillis=FIRST_DAY + day * DAY, rowCount=day)
        EMITTER.emit(proposal(dataset("series"), point))
    found = GRAPH.get_timeseries_values(dataset("series"), models.DatasetProfileClass, {}, limit=2)
    same([point.rowCount for point in found], [2, 1])


@check("DataHubGraph.get_results_by_filter")
def get_results_by_filter(_catalog):
    urn = dataset("extra", platform="oracle")
    EMITTER.emit(proposal(urn, models.DatasetPropertiesClass(name="Extra", description="With fields.")))
    found = GRAPH.get_results_by_filter(platform="oracle", extra_source_fields=["description", "origin"])
    same(
        [(one["entity"]["urn"], one["extraProperties"]) for one in found],
        [(urn, [{"name": "description", "value": "With fields."}, {"name": "origin", "value": "PROD"}])],
    )


@check("DataHubGraph.get_urns_by_filter")
def get_urns_by_filter(_catalog):
    for env in ("PROD", "DEV"):
        for at in range(5):
            EMITTER.emit(proposal(dataset(f"filtered{at}", "mysql", env), models.StatusClass(removed=at == 0)))
    found = GRAPH.get_urns_by_filter(platform="mysql", env="DEV", entity_types=["dataset"], batch_size=2)
    same(sorted(found), [dataset(f"filtered{at}", "mysql", "DEV") for at in range(1, 5)])
    removed = GRAPH.get_urns_by_filter(platform="mysql", status=RemovedStatusFilter.ONLY_SOFT_DELETED)
    same(sorted(removed), [dataset("filtered0", "mysql", env) for env in ("DEV", "PROD")])


@check("DataHubGraph.execute_graphql")
def execute_graphql(_catalog):
    found = GRAPH.execute_graphql("query q($urn: String!) { dataset(urn: $urn) { name } }", {"urn": dataset("emit")})
    same(found, {"dataset": {"name": "emit"}})


@check("DataHubGraph.get_related_entities")
def get_related_entities(_catalog):
    found = GRAPH.get_related_entities(MAYA, ["OwnedBy"], GRAPH.RelationshipDirection.INCOMING)
    same([related.urn for related in found], [dataset("snapshot")])


@check("DataHubGraph.soft_delete_entity and hard_delete_entity")
def delete_entity(catalog):
    GRAPH.soft_delete_entity(dataset("batch0"))
    same(catalog.aspect(dataset("batch0"), "status"), {"removed": True})
    GRAPH.hard_delete_entity(dataset("batch0"))
    same(GRAPH.exists(dataset("batch0")), False)


@check("DatasetPatchBuilder: tags, owners, upstreams, custom properties")
def patch(catalog):
    urn, up = dataset("patched"), dataset("upstream")
    owner = models.OwnerClass(MAYA, models.OwnershipTypeClass.TECHNICAL_OWNER)
    patches = DatasetPatchBuilder(urn).add_tag(models.TagAssociationClass(FUR)).add_owner(owner)
    patches.add_upstream_lineage(models.UpstreamClass(up, models.DatasetLineageTypeClass.COPY))
    send(patches.add_custom_property("a/b", "1").set_description("patched"))
    same([tag["tag"] for tag in catalog.aspect(urn, "globalTags")["tags"]], [FUR])
    same([one["owner"] for one in catalog.aspect(urn, "ownership")["owners"]], [MAYA])
    same(catalog.related(up, "DownstreamOf"), [urn])
    includes(catalog.aspect(urn, "datasetProperties"), {"description": "patched", "customProperties": {"a/b": "1"}})
    send(DatasetPatchBuilder(urn).remove_tag(FUR).remove_owner(MAYA).remove_upstream_lineage(up))
    same(catalog.aspect(urn, "globalTags")["tags"], [])
    same(catalog.aspect(urn, "ownership")["owners"], [])
    same(catalog.related(up, "DownstreamOf"), [])


@check("DataJobPatchBuilder: inputs and outputs")
def patch_job(catalog):
    job = "urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),clean)"
    send(DataJobPatchBuilder(job).add_input_dataset(dataset("in")).add_output_dataset(dataset("out")))
    same(catalog.related(dataset("in"), "Consumes"), [job])
    same(catalog.related(dataset("out"), "Produces"), [job])
    send(DataJobPatchBuilder(job).remove_input_dataset(dataset("in")))
    same(catalog.related(dataset("in"), "Consumes"), [])


@check("DataProductPatchBuilder: name, assets, custom properties")
def patch_product(catalog):
    urn = "urn:li:dataProduct:patched"
    patches = DataProductPatchBuilder(urn).set_name("Patched").add_custom_property("k", "v")
    send(patches.add_asset(dataset("a")).add_asset(dataset("b")))
    send(DataProductPatchBuilder(urn).remove_asset(dataset("a")))
    stored = catalog.aspect(urn, "dataProductProperties")
    includes(stored, {"name": "Patched", "customProperties": {"k": "v"}})
    same([asset["destinationUrn"] for asset in stored["assets"]], [dataset("b")])


@check("cli_utils.get_aspects_for_entity and post_entity")
def entity_helpers(catalog):
    urn = dataset("helped")
    status = {"removed": False}
    cli_utils.post_entity(GRAPH._session, sys.argv[1], urn, "dataset", "status", status)
    same(catalog.aspect(urn, "status"), {"removed": False})
    same(cli_utils.get_aspects_for_entity(GRAPH._session, sys.argv[1], urn, ["status"]), {"status": {"removed": False}})


@check("DataHubClient.entities: upsert, get, update, delete")
def client_entities(catalog):
    made = Dataset(platform="postgres", name="made", description="first", tags=[TagUrn("fur")], owners=[CorpUserUrn("maya")])
    CLIENT.entities.upsert(made)
    found = CLIENT.entities.get(DatasetUrn("postgres", "made"))
    same([found.description, str(found.tags[0].tag)], ["first", FUR])
    found.set_description("second")
    CLIENT.entities.update(found)
    same(CLIENT.entities.get(DatasetUrn("postgres", "made")).description, "second")
    same(catalog.related(MAYA, "OwnedBy"), [dataset("made"), dataset("snapshot")])
    CLIENT.entities.delete(dataset("made"), hard=True)
    same(catalog.related(MAYA, "OwnedBy"), [dataset("snapshot")])


@check("DataHubClient.search.get_urns")
def client_search(_catalog):
    from datahub.sdk.search_filters import FilterDsl

    found = CLIENT.search.get_urns(filter=FilterDsl.and_(FilterDsl.platform("mysql"), FilterDsl.env("PROD")))
    same(sorted(str(urn) for urn in found), [dataset(f"filtered{at}", "mysql") for at in range(1, 5)])


@check("DataHubClient.lineage: add_lineage and get_lineage")
def client_lineage(catalog):
    for name in ("left", "right"):
        CLIENT.entities.upsert(Dataset(platform="postgres", name=name, schema=[("id", "int")]))
    CLIENT.lineage.add_lineage(upstream=dataset("left"), downstream=dataset("right"))
    same(catalog.related(dataset("left"), "DownstreamOf"), [dataset("right")])
    found = CLIENT.lineage.get_lineage(source_urn=dataset("left"), direction="downstream")
    same([str(one.urn) for one in found], [dataset("right")])


@check("DataHubSecretsClient.get_secret_values: secrets of createSecret and of emit_mcp")
def secrets(catalog):
    from datahub.secret.datahub_secrets_client import DataHubSecretsClient

    create = """mutation create($id: String!, $key: String!) {
        id: createSecret(input: { name: "lake-id", value: $id })
        key: createSecret(input: { name: "lake-key", value: $key })
    }"""
    made = GRAPH.execute_graphql(create, {"id": "Größe", "key": "猫"})
    same(made, {"id": "urn:li:dataHubSecret:lake-id", "key": "urn:li:dataHubSecret:lake-key"})
    EMITTER.emit(proposal("urn:li:dataHubSecret:sent", models.DataHubSecretValueClass("sent", "in clear")))
    found = DataHubSecretsClient(GRAPH).get_secret_values(["lake-id", "sent", "none", "", "lake-key"])
    same(found, {"lake-id": "Größe", "sent": "in clear", "lake-key": "猫"})
    stored = catalog.aspect("urn:li:dataHubSecret:sent", "dataHubSecretValue")
    same([stored["name"], stored["value"].startswith("encrypted:v1:")], ["sent", True])


if __name__ == "__main__":
    main()
