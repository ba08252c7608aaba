import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { LaidOut } from '../picture/use-layout.js';
import { type Label, labelOf } from '../shared/label-of.js';
import { useModels } from '../shared/page-models.js';
import { entityTitle } from '../shared/titles.js';
import { shortUrn } from '../shared/urn.js';
import { type BoxTexts, lineageSvg } from './lineage-svg.js';
import type { Picture } from './picture.js';
import { saveFile } from './save-file.js';

/** Saves the picture of a lineage. */
export function SaveButton({ laidOut, urn }: { readonly laidOut: LaidOut<Picture> | undefined; readonly urn: string }) {
  const textsOf = useBoxTexts();
  return (
    <Button
      size="xs"
      variant="default"
      disabled={laidOut === undefined}
      onClick={() => {
        if (laidOut === undefined) return;
        const svg = lineageSvg(laidOut.picture, laidOut.positions, textsOf(laidOut.picture));
        saveFile(`lineage-of-${shortUrn(urn)}.svg`, 'image/svg+xml', svg);
      }}
    >
      Save as SVG
    </Button>
  );
}

/** Texts as far as they were read: the picture has asked for those of all boxes that were seen. */
function useBoxTexts(): (picture: Picture) => BoxTexts {
  const client = useQueryClient();
  const models = useModels();
  return ({ boxes }) =>
    new Map(
      boxes.map(({ id, urns }) => {
        const [urn = ''] = urns;
        const { name, entityType, platform } =
          client.getQueryData<Label>(['label', urn]) ?? labelOf(urn, new Map(), models);
        const kind = `${entityTitle(entityType)}${platform === '' ? '' : ` · ${shortUrn(platform)}`}`;
        return [id, { name: urns.length > 1 ? `${String(urns.length)} folded` : name, kind }];
      }),
    );
}
