import '@mantine/core/styles.layer.css';
import { Button } from '@mantine/core';
import { generateForm } from '@rjsf/mantine';
import {
  englishStringTranslator,
  type ErrorSchema,
  type FieldErrorProps,
  type RJSFSchema,
  type TitleFieldProps,
  TranslatableString,
} from '@rjsf/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ServiceError } from '../app/transport.js';
import type { JsonObject } from '../shared/json-object.js';
import { useModels } from '../shared/page-models.js';
import classes from './form-page.module.css';
import { errorsOf, formValidator } from './form-validator.js';
import { saveAspect } from './save-aspect.js';
import { TextWidget } from './text-widget.js';
import { valueFaults } from './value-faults.js';
import { withoutEmpty } from './without-empty.js';

/** What a form is for. */
export interface FormSubject {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  /** Full name of the record of the aspect. */
  readonly record: string;
  readonly before: JsonObject | undefined;
}

const Form = generateForm<JsonObject>();

/** A form for any aspect, made of its JSON schema. What it checks before sending are the rules of the service. */
export function AspectForm({
  subject,
  schema,
  onSaved,
}: {
  readonly subject: FormSubject;
  readonly schema: RJSFSchema;
  readonly onSaved: () => void;
}) {
  const models = useModels();
  const client = useQueryClient();
  const [value, setValue] = useState<JsonObject>(subject.before ?? {});
  const validator = useMemo(
    () => formValidator((checked) => valueFaults(subject.record, checked, models)),
    [subject.record, models],
  );
  const save = useMutation({
    mutationFn: (filled: JsonObject) => saveAspect({ ...subject, value: withoutEmpty(filled, schema) }),
    onSuccess: async () => {
      await client.invalidateQueries();
      onSaved();
    },
  });
  return (
    <Form
      className={classes['form'] ?? ''}
      schema={schema}
      uiSchema={LAYOUT}
      templates={TEMPLATES}
      widgets={WIDGETS}
      translateString={wordsOf}
      validator={validator}
      formData={value}
      onChange={({ formData }) => setValue(formData ?? {})}
      onError={SHOWN_AT_FIELDS}
      onSubmit={({ formData }) => save.mutate(formData ?? {})}
      extraErrors={answeredErrors(save.error)}
      extraErrorsBlockSubmit={false}
      experimental_defaultFormStateBehavior={AS_STORED}
      showErrorList={false}
      focusOnFirstError
      noHtml5Validate
    >
      {save.error !== null && (
        <p className={classes['fault']} role="alert">
          {saidOf(save.error)}
        </p>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
        <Button variant="default" onClick={onSaved}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const LAYOUT = { 'ui:options': { label: false } } as const;
/** Without it, faults are written to the console, too. */
const SHOWN_AT_FIELDS = (): void => undefined;

/** A part of a form is a section of the page, whose own title is above it. */
function SectionTitle({ id, title, required }: TitleFieldProps) {
  return (
    <h2 id={id} className={classes['section']}>
      {title.replace(/-(?=\d+$)/, ' ')}
      {required === true && <span aria-hidden="true"> *</span>}
    </h2>
  );
}

/** A fault of a part as a whole; inputs show theirs themselves. */
function PartFault({ errors = [], schema }: FieldErrorProps) {
  if (errors.length === 0 || !['object', 'array'].includes(String(schema.type))) return null;
  return <p className={classes['fault']}>{errors}</p>;
}

const TEMPLATES = { TitleFieldTemplate: SectionTitle, FieldErrorTemplate: PartFault };

const WIDGETS = { TextWidget };

/** Words of the forms themselves. */
function wordsOf(words: TranslatableString, parameters?: string[]): string {
  return words === TranslatableString.KeyLabel ? 'Name' : englishStringTranslator(words, parameters);
}

/** Nothing is filled in that nobody has stored or typed, but for what is required and has a usual value. */
const AS_STORED = {
  emptyObjectFields: 'populateRequiredDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const;

/** What the service says of a field stands at it. */
function answeredErrors(error: unknown): ErrorSchema<JsonObject> {
  if (!(error instanceof ServiceError) || error.field === undefined) return {};
  const path = error.field.split('/').filter((step) => step !== '');
  return errorsOf([{ path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)), message: error.message }]);
}

function saidOf(error: Error): string {
  if (error instanceof ServiceError && CHANGED.test(error.message))
    return 'Somebody has changed this since the form was opened. Load the page again to see it; nothing was saved.';
  return error.message;
}

/** How the service says that a test of a patch failed, or that what is to be created is there. */
const CHANGED = /\btest\b|already|exists/i;
