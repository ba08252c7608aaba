import { describeScenarios } from './fault-scenarios.js';

describeScenarios('usual');
