import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { AreaFields } from '../../ordering/AreaFields.tsx';
import { type AreaDraft, areaErrors, areaInput, areasOf, newArea } from '../../ordering/areas.rules.ts';
import type { Draft } from '../conversationRequests.ts';
import { messages } from '../messages.ts';
import { FactForm } from './FactForm.tsx';
import type { EditDraft } from './useEditDraft.ts';

interface Values {
  collection: boolean;
  delivers: boolean;
  zones: readonly AreaDraft[];
}

const checkWays = ({ collection, delivers, zones }: Values) => ({
  ...(delivers ? areaErrors(zones) : {}),
  ...(collection || (delivers && zones.length > 0) ? {} : { collection: messages.waysMissing }),
});

interface Props {
  ordering: Draft['ordering'];
  onEdit: EditDraft;
}

/** How people get their food: collection, and the areas of delivery with what they cost. */
export function WaysForm({ ordering, onEdit }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const known = ordering?.zones ?? [];
  const [values, setValues] = useState<Values>(() => ({
    collection: ordering?.collection ?? true,
    delivers: known.length > 0,
    zones: areasOf(known),
  }));
  const { collection, delivers, zones } = values;
  const set = (change: Partial<Values>): void => setValues((now) => ({ ...now, ...change }));
  return (
    <FactForm
      label={messages.factWays}
      isTitled
      values={values}
      check={checkWays}
      changeOf={(ways) => ({
        collection: ways.collection,
        zones: ways.delivers ? areaInput(ways.zones) : [],
      })}
      onEdit={onEdit}
    >
      {(errors) => (
        <>
          <div>
            <CheckboxField
              label={messages.wayCollection}
              name="collection"
              error={errors['collection']}
              checked={collection}
              onChange={({ currentTarget: { checked } }) => set({ collection: checked })}
            />
            <CheckboxField
              label={messages.wayDelivery}
              name="delivery"
              checked={delivers}
              onChange={({ currentTarget: { checked } }) =>
                set({ delivers: checked, zones: checked && zones.length === 0 ? [newArea()] : zones })
              }
            />
          </div>
          {delivers && (
            <Stack>
              {zones.map((area, at) => (
                <AreaFields
                  key={area.key}
                  area={area}
                  at={at}
                  hasPostcode={false}
                  errors={errors}
                  onChange={(changed) => set({ zones: zones.with(at, changed) })}
                  onRemove={() => {
                    set({ zones: zones.toSpliced(at, 1) });
                    add.current?.focus();
                  }}
                />
              ))}
              <div>
                <Button ref={add} variant="secondary" onClick={() => set({ zones: [...zones, newArea()] })}>
                  {messages.addArea}
                </Button>
              </div>
            </Stack>
          )}
        </>
      )}
    </FactForm>
  );
}
