// @generated from models/ by "npm run generate". Do not edit.
import type { TextAnalysisSpec } from './model.js';

/** Words with a meaning of their own, for the analysis of text. */
export const textAnalysis: TextAnalysisSpec = { stopWords: [], urnWords: [], stems: {}, synonyms: [] };
