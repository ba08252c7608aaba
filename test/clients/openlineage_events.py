"""A run of a task, START and COMPLETE, by the published client: where it sends them stands in OPENLINEAGE_URL."""

from openlineage.client import OpenLineageClient
from openlineage.client.event_v2 import InputDataset, Job, OutputDataset, Run, RunEvent, RunState
from openlineage.client.facet_v2 import (
    column_lineage_dataset,
    documentation_job,
    job_type_job,
    nominal_time_run,
    output_statistics_output_dataset,
    ownership_job,
    parent_run,
    schema_dataset,
    sql_job,
)

PRODUCER = "https://github.com/OpenLineage/OpenLineage/tree/1.54.0/integration/airflow"
NAMESPACE = "postgres://warehouse:5432"
RUN = "0176a8c2-fe01-7439-87e6-56a1a1b4029f"

parent = parent_run.ParentRunFacet(
    run=parent_run.Run(runId="0176a8c2-fe01-7439-87e6-56a1a1b40000"),
    job=parent_run.Job(namespace="prod", name="pets"),
)
job = Job(
    namespace="prod",
    name="pets.clean",
    facets={
        "documentation": documentation_job.DocumentationJobFacet(description="Removes duplicates."),
        "jobType": job_type_job.JobTypeJobFacet(processingType="BATCH", integration="AIRFLOW", jobType="TASK"),
        "ownership": ownership_job.OwnershipJobFacet(owners=[ownership_job.Owner(name="maya", type="MAINTAINER")]),
        "sql": sql_job.SQLJobFacet(query="select distinct * from pets"),
    },
)
source = InputDataset(namespace=NAMESPACE, name="shop.public.pets")
target = OutputDataset(
    namespace=NAMESPACE,
    name="shop.mart.clean_pets",
    facets={
        "schema": schema_dataset.SchemaDatasetFacet(
            fields=[schema_dataset.SchemaDatasetFacetFields(name="id", type="bigint", description="Its number.")]
        ),
        "columnLineage": column_lineage_dataset.ColumnLineageDatasetFacet(
            fields={
                "id": column_lineage_dataset.Fields(
                    inputFields=[
                        column_lineage_dataset.InputField(
                            namespace=NAMESPACE,
                            name="shop.public.pets",
                            field="id",
                            transformations=[
                                column_lineage_dataset.Transformation(type="DIRECT", subtype="IDENTITY")
                            ],
                        )
                    ]
                )
            }
        ),
    },
    outputFacets={
        "outputStatistics": output_statistics_output_dataset.OutputStatisticsOutputDatasetFacet(rowCount=12, size=120)
    },
)

client = OpenLineageClient()
nominal = nominal_time_run.NominalTimeRunFacet(nominalStartTime="2026-05-01T10:00:00Z")
for state, time, run_facets, inputs, outputs in [
    (RunState.START, "2026-05-01T10:00:01.123456Z", {"parent": parent, "nominalTime": nominal}, [source], []),
    (RunState.COMPLETE, "2026-05-01T10:05:00+00:00", {"parent": parent}, [], [target]),
]:
    client.emit(
        RunEvent(
            eventType=state,
            eventTime=time,
            run=Run(runId=RUN, facets=run_facets),
            job=job,
            producer=PRODUCER,
            inputs=inputs,
            outputs=outputs,
        )
    )
