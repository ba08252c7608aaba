/** Apart from the registry, so that a thread that analyses text does not load all models. */
export { textAnalysis } from '../../generated/service/registry/text-analysis.js';
