import { describeScenarios } from './fault-scenarios.js';

describeScenarios('rare');
