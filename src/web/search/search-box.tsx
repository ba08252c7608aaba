import { Combobox, Kbd, TextInput, useCombobox } from '@mantine/core';
import { MagnifyingGlassIcon } from '@radix-ui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { EntityLine } from '../shared/entity-line.js';
import { entityTitles } from '../shared/titles.js';
import { useModels } from '../shared/page-models.js';
import classes from './search-box.module.css';
import { useSuggestions } from './use-search.js';

/** The box to search in, which completes names while somebody types. `/` leads to it from everywhere. */
export function SearchBox() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // Another search came by its address.
  if (asked !== shown) {
    setShown(asked);
    setText(asked);
  }
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  useSlashKey(box);
  const go = (address: string): void => {
    combobox.closeDropdown();
    box.current?.blur();
    void navigate(address);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={go} withinPortal={false} size="md">
      <Combobox.Target withAriaAttributes>
        <TextInput
          ref={box}
          size="sm"
          radius="md"
          type="search"
          aria-label="Search the catalog"
          placeholder="Search datasets, dashboards, terms, people …"
          leftSection={<MagnifyingGlassIcon aria-hidden />}
          rightSection={
            <Kbd size="xs" className="for-keys">
              /
            </Kbd>
          }
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && combobox.getSelectedOptionIndex() < 0) go(addressOf.search(text.trim()));
            if (key === 'Escape') box.current?.blur();
          }}
        />
      </Combobox.Target>
      <Suggestions text={text.trim()} />
    </Combobox>
  );
}

function Suggestions({ text }: { readonly text: string }) {
  const models = useModels();
  const { data } = useSuggestions(text);
  const groups = text === '' ? [] : (data?.suggestions ?? []).filter(({ entities }) => entities.length > 0);
  if (text === '') return null;
  return (
    <Combobox.Dropdown className={classes['dropdown'] ?? ''}>
      <Combobox.Options mah={420} className={classes['options'] ?? ''} aria-label="Suggestions">
        <Combobox.Option value={addressOf.search(text)}>
          Search for <strong>{text}</strong>
        </Combobox.Option>
        {groups.map(({ type, entities }) => (
          <Combobox.Group key={type} label={entityTitles(models.entity(type)?.name ?? type)}>
            {entities.map(({ urn }) => (
              <Combobox.Option key={urn} value={addressOf.entity(urn)}>
                <EntityLine urn={urn} marked={text} />
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

/** `/` outside of fields leads to the box. */
function useSlashKey(box: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [box]);
}
