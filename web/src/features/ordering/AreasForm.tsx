import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { AreaFields } from './AreaFields.tsx';
import { type AreaDraft, areaErrors, areaInput, areasOf, newArea } from './areas.rules.ts';
import { messages } from './messages.ts';
import { type OrderingKey, useUpdateOrdering } from './useUpdateOrdering.ts';

/** Where the restaurant delivers, and what it costs. */
export function AreasForm({ restaurant }: { restaurant: OrderingKey }) {
  const [site, update, isSaving] = useUpdateOrdering(restaurant);
  const { show } = useSnackbar();
  const add = useRef<HTMLButtonElement>(null);
  const { ordering } = site;
  const saved = { zones: areasOf(ordering.zones), postcode: ordering.postcode ?? '' };
  const { values, errors, change, onSubmit, bar } = useSaveForm({
    saved,
    check: ({ zones }) => areaErrors(zones),
    changesOf: (now) => {
      const [sent, before] = [areaInput(now.zones), areaInput(saved.zones)];
      return {
        ...(JSON.stringify(sent) === JSON.stringify(before) ? {} : { zones: sent }),
        ...(now.postcode.trim() === saved.postcode ? {} : { postcode: now.postcode.trim() }),
      };
    },
    send: update,
    isSaving,
    done: messages.saved,
  });
  const { zones } = values;
  const set = (areas: AreaDraft[]): void => change({ zones: areas });
  const remove = (at: number): void => {
    const removed = zones[at];
    if (!removed) return;
    set(zones.toSpliced(at, 1));
    add.current?.focus();
    show({
      message: messages.areaRemoved(removed.name.trim() || messages.newArea),
      action: { label: messages.undo, onPress: () => set(zones) },
    });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <EditorSection title={messages.areasTitle} intro={messages.areasIntro}>
        {!ordering.delivery.isOffered && <Alert>{messages.notDelivering}</Alert>}
        <Field
          label={messages.postcode}
          name="postcode"
          optional
          autoComplete="postal-code"
          autoCapitalize="characters"
          help={messages.postcodeHelp}
          value={values.postcode}
          error={errors['postcode']}
          onChange={({ currentTarget }) => change({ postcode: currentTarget.value })}
        />
        {zones.length === 0 && <Text $soft>{messages.noAreas}</Text>}
        {zones.map((area, at) => (
          <AreaFields
            key={area.key}
            area={area}
            at={at}
            hasPostcode={values.postcode.trim() !== ''}
            errors={errors}
            onChange={(changed) => set(zones.with(at, changed))}
            onRemove={() => remove(at)}
          />
        ))}
        <div>
          <Button ref={add} variant="secondary" onClick={() => set([...zones, newArea()])}>
            <Icon icon={Plus} />
            {messages.addArea}
          </Button>
        </div>
      </EditorSection>
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </form>
  );
}
