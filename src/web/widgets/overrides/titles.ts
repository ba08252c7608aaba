/** Entity types that people call otherwise than the models do. */
export const ENTITY_TITLES: Readonly<Record<string, string>> = {
  corpGroup: 'Group',
  corpuser: 'User',
  dataFlow: 'Pipeline',
  dataJob: 'Task',
  dataPlatform: 'Platform',
  dataProcessInstance: 'Run',
  glossaryNode: 'Term group',
  mlModel: 'ML model',
};

/** Symbols that are no words of their own. */
export const SYMBOL_TITLES: Readonly<Record<string, string>> = {
  DATAOWNER: 'Data owner',
};
