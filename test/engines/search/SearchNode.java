import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/**
 * A whole OpenSearch of one node, made of the libraries in Maven's registry: the server, and the modules that its
 * archive has as plugins. Parameters: port, home folder.
 */
public class SearchNode extends Node {
    private static final List<String> MODULES = List.of(
        "org.opensearch.transport.Netty4",
        "org.opensearch.analysis.common.CommonAnalysis",
        "org.opensearch.painless.Painless"
    );

    @SuppressWarnings({"unchecked", "rawtypes"})
    private SearchNode(Settings settings) throws Exception {
        super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"), (Collection) modules(), true);
    }

    /** Version 2 takes classes, version 3 descriptions of classes with longer names. */
    private static List<Object> modules() throws ClassNotFoundException {
        List<Object> found = new ArrayList<>();
        for (String module : MODULES) {
            if (Version.CURRENT.major < 3) {
                found.add(Class.forName(module + "Plugin"));
                continue;
            }
            String type = module + "ModulePlugin";
            found.add(new PluginInfo(type, type, "", Version.CURRENT, "21", type, null, List.of(), false));
        }
        return found;
    }

    public static void main(String[] parameters) throws Exception {
        String home = parameters[1];
        Node node = new SearchNode(Settings.builder()
            .put("cluster.name", "tests")
            .put("node.name", "node")
            .put("discovery.type", "single-node")
            .put("path.home", home)
            .put("path.data", home + "/data")
            .put("path.logs", home + "/logs")
            .put("network.host", "127.0.0.1")
            .put("http.port", parameters[0])
            .put("transport.port", "0")
            .put("transport.type", "netty4")
            .put("http.type", "netty4")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .put("node.store.allow_mmap", false)
            .build());
        CountDownLatch end = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception failure) {
                failure.printStackTrace();
            }
            end.countDown();
        }));
        node.start();
        end.await();
    }
}
