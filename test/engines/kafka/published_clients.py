"""What published clients in Python write and read over Kafka, for the suites beside this file.

Called with a command and its options as JSON; prints one JSON value.
"""

import json
import sys
import uuid


def emit(options):
    """Proposals by the emitter of acryl-datahub, as its ingestion sends them."""
    from datahub.emitter.kafka_emitter import DatahubKafkaEmitter, KafkaEmitterConfig
    from datahub.emitter.mcp import MetadataChangeProposalWrapper
    from datahub.metadata.schema_classes import DatasetPropertiesClass

    config = KafkaEmitterConfig.parse_obj(
        {
            "connection": {"bootstrap": options["brokers"], "schema_registry_url": options["registry"]},
            "topic_routes": {
                "MetadataChangeEvent": options["topic"] + "-unused",
                "MetadataChangeProposal": options["topic"],
            },
        }
    )
    emitter = DatahubKafkaEmitter(config)
    errors = []
    for urn, description in options["descriptions"]:
        proposal = MetadataChangeProposalWrapper(
            entityUrn=urn, aspect=DatasetPropertiesClass(description=description, customProperties={"from": "python"})
        )
        emitter.emit(proposal, callback=lambda error, _message: errors.append(str(error)) if error else None)
    emitter.flush()
    return errors


def read(options):
    """Messages of one key, decoded by Confluent's client, until there are as many as asked for."""
    from confluent_kafka import DeserializingConsumer, KafkaError
    from confluent_kafka.error import ConsumeError
    from confluent_kafka.schema_registry import SchemaRegistryClient
    from confluent_kafka.schema_registry.avro import AvroDeserializer

    consumer = DeserializingConsumer(
        {
            "bootstrap.servers": options["brokers"],
            "group.id": str(uuid.uuid4()),
            "auto.offset.reset": "earliest",
            "key.deserializer": lambda data, _context: data and data.decode(),
            "value.deserializer": AvroDeserializer(SchemaRegistryClient({"url": options["registry"]})),
        }
    )
    consumer.subscribe([options["topic"]])
    found = []
    while len(found) < options["count"]:
        try:
            message = consumer.poll(1.0)
        except ConsumeError as failure:
            # A topic that was made a moment ago is not known to every thread of the broker.
            if failure.code != KafkaError.UNKNOWN_TOPIC_OR_PART:
                raise
            continue
        if message is None or message.error() or message.key() != options["key"]:
            continue
        found.append(message.value())
    consumer.close()
    return found


def as_text(value):
    return value.decode() if isinstance(value, bytes) else str(value)


if __name__ == "__main__":
    command = {"emit": emit, "read": read}[sys.argv[1]]
    json.dump(command(json.loads(sys.argv[2])), sys.stdout, default=as_text)
