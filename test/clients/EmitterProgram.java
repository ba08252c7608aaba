import com.linkedin.dataset.DatasetProperties;
import datahub.client.MetadataWriteResponse;
import datahub.client.rest.RestEmitter;
import datahub.event.MetadataChangeProposalWrapper;

/**
 * What the published emitter does, for the suite beside this file. Called with the address of a server, a command, a
 * URN and a text; prints one JSON value.
 */
public class EmitterProgram {
  public static void main(String[] values) throws Exception {
    RestEmitter emitter = RestEmitter.create(configuration -> configuration.server(values[0]));
    switch (values[1]) {
      case "test":
        System.out.println(emitter.testConnection());
        break;
      case "emit":
        MetadataWriteResponse answer = emitter.emit(proposal(values[2], values[3]), null).get();
        String content = answer.getResponseContent() == null ? "" : answer.getResponseContent();
        System.out.println("{\"isSuccess\": " + answer.isSuccess() + ", \"names\": "
            + content.contains(values.length > 4 ? values[4] : "\0") + "}");
        break;
      default:
        throw new IllegalArgumentException(values[1]);
    }
    emitter.close();
  }

  private static MetadataChangeProposalWrapper<?> proposal(String urn, String description) {
    return MetadataChangeProposalWrapper.builder()
        .entityType("dataset")
        .entityUrn(urn)
        .upsert()
        .aspect(new DatasetProperties().setDescription(description))
        .build();
  }
}
