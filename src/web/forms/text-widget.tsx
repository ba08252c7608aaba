import { Textarea } from '@mantine/core';
import { generateTemplates } from '@rjsf/mantine';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { JsonObject } from '../shared/json-object.js';

type TextProps = WidgetProps<JsonObject>;

const { BaseInputTemplate: Line } = generateTemplates<JsonObject>();

/** Labels of what people write in sentences and paragraphs. */
const PROSE = /\b(?:definition|description|documentation|note|statement)$/i;

/** A text: a line, or several where it has or may have them. An input of one line would drop the breaks of its text. */
export function TextWidget(props: TextProps) {
  const { label, schema } = props;
  const stored: unknown = props.value;
  // Decided once: an input that becomes another one loses the place of who types.
  const [isLong] = useState(
    (typeof stored === 'string' && stored.includes('\n')) || (schema.type === 'string' && PROSE.test(label)),
  );
  return isLong || Line === undefined ? <Lines {...props} /> : <Line {...props} />;
}

function Lines({ id, htmlName, value, label, hideLabel, rawErrors = [], ...props }: TextProps) {
  const { required, disabled, readonly, autofocus, options, schema, onChange, onBlur, onFocus } = props;
  const stored: unknown = value;
  return (
    <Textarea
      id={id}
      name={htmlName ?? id}
      label={hideLabel === true ? undefined : label}
      description={hideLabel === true ? undefined : (options.description ?? schema.description)}
      required={required ?? false}
      disabled={disabled === true || readonly === true}
      autoFocus={autofocus ?? false}
      autosize
      minRows={3}
      maxRows={20}
      value={typeof stored === 'string' ? stored : ''}
      error={rawErrors.length > 0 ? rawErrors.join('\n') : undefined}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? options.emptyValue : currentTarget.value)}
      onBlur={({ currentTarget }) => onBlur(id, currentTarget.value)}
      onFocus={({ currentTarget }) => onFocus(id, currentTarget.value)}
    />
  );
}
