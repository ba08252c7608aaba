import {
  ArchiveIcon,
  BarChartIcon,
  BookmarkIcon,
  CheckCircledIcon,
  CodeIcon,
  ColumnsIcon,
  ComponentInstanceIcon,
  CubeIcon,
  DashboardIcon,
  GearIcon,
  GlobeIcon,
  LayersIcon,
  MagicWandIcon,
  PersonIcon,
  PlayIcon,
  ReaderIcon,
  RocketIcon,
  ShuffleIcon,
  StackIcon,
  TableIcon,
} from '@radix-ui/react-icons';
import type { ComponentType } from 'react';

/** A small picture, as high as the text beside it. */
export type Icon = ComponentType<{ readonly className?: string; readonly 'aria-hidden'?: boolean }>;

/** Entity types with a picture of their own; the others have a cube. */
const ICONS: Readonly<Record<string, Icon>> = {
  assertion: CheckCircledIcon,
  chart: BarChartIcon,
  container: ArchiveIcon,
  corpGroup: PersonIcon,
  corpuser: PersonIcon,
  dashboard: DashboardIcon,
  dataFlow: ShuffleIcon,
  dataJob: GearIcon,
  dataPlatform: StackIcon,
  dataProcessInstance: PlayIcon,
  dataProduct: RocketIcon,
  dataset: TableIcon,
  domain: GlobeIcon,
  glossaryNode: LayersIcon,
  glossaryTerm: ReaderIcon,
  mlFeature: ComponentInstanceIcon,
  mlModel: MagicWandIcon,
  notebook: ReaderIcon,
  query: CodeIcon,
  schemaField: ColumnsIcon,
  tag: BookmarkIcon,
};

export function iconOf(entityType: string): Icon {
  return ICONS[entityType] ?? CubeIcon;
}
