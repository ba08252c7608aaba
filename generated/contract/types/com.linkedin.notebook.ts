// @generated from models/com/linkedin/notebook/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Kinds of cells.
 *
 * - `TEXT_CELL`: Prose.
 * - `QUERY_CELL`: A query with its results.
 * - `CHART_CELL`: A picture of data.
 */
export type NotebookCellType = 'TEXT_CELL' | 'QUERY_CELL' | 'CHART_CELL';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChartCell: ChartCell;
  CommonCellAttributes: CommonCellAttributes;
  EditableNotebookProperties: EditableNotebookProperties;
  NotebookCell: NotebookCell;
  NotebookCellType: NotebookCellType;
  NotebookContent: NotebookContent;
  NotebookInfo: NotebookInfo;
  QueryCell: QueryCell;
  TextCell: TextCell;
}
/**
 * A cell that draws data; what it draws is not recorded.
 */
export interface ChartCell {
  /**
   * Heading of the cell; absent when its author gave none.
   */
  cellTitle?: string;
  /**
   * Identity of the cell, unique within its notebook.
   */
  cellId: string;
  /**
   * When the cell was made, changed and removed in its tool, and by whom.
   */
  changeAuditStamps: com_linkedin_common.ChangeAuditStamps;
}
/**
 * Mix-in with what all kinds of cells have.
 */
export interface CommonCellAttributes {
  /**
   * Heading of the cell; absent when its author gave none.
   */
  cellTitle?: string;
  /**
   * Identity of the cell, unique within its notebook.
   */
  cellId: string;
  /**
   * When the cell was made, changed and removed in its tool, and by whom.
   */
  changeAuditStamps: com_linkedin_common.ChangeAuditStamps;
}
/**
 * What people add to a notebook inside the catalog; connectors never overwrite it.
 */
export interface EditableNotebookProperties {
  /**
   * First appearance; time 0 and the user "unknown" when the source does not tell.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * Latest change of content; equal to the default of created when the source does not tell.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Removal at the source; absent as long as the resource exists there.
   */
  deleted?: com_linkedin_common.AuditStamp;
  /**
   * Text by a catalog user, shown in place of the tool's own description.
   */
  description?: string;
}
/**
 * One cell of a notebook. Exactly one of the three kinds is present, and type says which.
 */
export interface NotebookCell {
  /**
   * Content of a cell with type TEXT_CELL.
   */
  textCell?: TextCell;
  /**
   * Content of a cell with type QUERY_CELL.
   */
  queryCell?: QueryCell;
  /**
   * Content of a cell with type CHART_CELL.
   */
  chartCell?: ChartCell;
  /**
   * Which of the other fields is present.
   */
  type: NotebookCellType;
}
/**
 * What a notebook holds.
 */
export interface NotebookContent {
  /**
   * Cells from top to bottom.
   */
  cells?: NotebookCell[];
}
/**
 * What the notebook tool itself says about a notebook.
 */
export interface NotebookInfo {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Page of the asset in its own tool.
   */
  externalUrl?: com_linkedin_common.Url;
  /**
   * Heading shown in the tool.
   */
  title: string;
  /**
   * What the notebook is for, as written in the tool.
   */
  description?: string;
  /**
   * When the notebook was made, changed and removed in its tool, and by whom.
   */
  changeAuditStamps: com_linkedin_common.ChangeAuditStamps;
}
/**
 * A cell that asks a platform for data.
 */
export interface QueryCell {
  /**
   * Heading of the cell; absent when its author gave none.
   */
  cellTitle?: string;
  /**
   * Identity of the cell, unique within its notebook.
   */
  cellId: string;
  /**
   * When the cell was made, changed and removed in its tool, and by whom.
   */
  changeAuditStamps: com_linkedin_common.ChangeAuditStamps;
  /**
   * Text of the query before variables are filled in.
   */
  rawQuery: string;
  /**
   * When the query last ran and who ran it; absent when it never did.
   */
  lastExecuted?: com_linkedin_common.AuditStamp;
}
/**
 * A cell of prose.
 */
export interface TextCell {
  /**
   * Heading of the cell; absent when its author gave none.
   */
  cellTitle?: string;
  /**
   * Identity of the cell, unique within its notebook.
   */
  cellId: string;
  /**
   * When the cell was made, changed and removed in its tool, and by whom.
   */
  changeAuditStamps: com_linkedin_common.ChangeAuditStamps;
  /**
   * The prose in the tool's markup, usually Markdown.
   */
  text: string;
}
