import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { messages } from './messages.ts';
import { type OrderingKey, type OrderingOf, useUpdateOrdering } from './useUpdateOrdering.ts';
import { WeekField } from './WeekField.tsx';
import { isSameWeek, periodsOf, type Week, weekErrors, weekOf } from './week.rules.ts';

interface WeekValues {
  collects: boolean;
  delivers: boolean;
  /** Delivery has the hours of collection. */
  isSame: boolean;
  collection: Week;
  delivery: Week;
}

function valuesOf({ collection, delivery, hasHours }: OrderingOf): WeekValues {
  const [collects, delivers] = [weekOf(collection.periods), weekOf(delivery.periods)];
  return {
    collects: collection.isOffered,
    delivers: delivery.isOffered,
    isSame: !hasHours || isSameWeek(collects, delivers),
    collection: collects,
    delivery: delivers,
  };
}

const deliveryWeek = ({ isSame, collection, delivery }: WeekValues): Week => (isSame ? collection : delivery);

const checkWeek = (values: WeekValues) => ({
  ...weekErrors('collection.periods', values.collection),
  ...(values.delivers && !values.isSame ? weekErrors('delivery.periods', values.delivery) : {}),
});

/** The weeks and kinds that differ from the saved ones. */
function changesOf(values: WeekValues, saved: WeekValues) {
  const isWeekChanged =
    !isSameWeek(values.collection, saved.collection) ||
    !isSameWeek(deliveryWeek(values), deliveryWeek(saved));
  const weeks = isWeekChanged
    ? [{ periods: periodsOf(values.collection) }, { periods: periodsOf(deliveryWeek(values)) }]
    : [];
  const collection = {
    ...weeks[0],
    ...(values.collects === saved.collects ? {} : { isOffered: values.collects }),
  };
  const delivery = {
    ...weeks[1],
    ...(values.delivers === saved.delivers ? {} : { isOffered: values.delivers }),
  };
  return {
    ...(Object.keys(collection).length > 0 ? { collection } : {}),
    ...(Object.keys(delivery).length > 0 ? { delivery } : {}),
  };
}

/** How diners get their food, and the opening hours of the week. */
export function WeekForm({ restaurant }: { restaurant: OrderingKey }) {
  const [site, update, isSaving] = useUpdateOrdering(restaurant);
  const { ordering } = site;
  const saved = valuesOf(ordering);
  const { values, errors, change, set, onSubmit, bar } = useSaveForm({
    saved,
    check: checkWeek,
    changesOf: (now) => changesOf(now, saved),
    send: update,
    isSaving,
    done: messages.saved,
  });
  const isEmpty = [...values.collection, ...values.delivery].every(({ length }) => length === 0);
  return (
    <form noValidate onSubmit={onSubmit}>
      <EditorSection title={messages.kindsTitle} intro={messages.kindsIntro}>
        <div>
          <CheckboxField
            label={messages.collection}
            name="collection.isOffered"
            checked={values.collects}
            onChange={({ currentTarget }) => set('collects', currentTarget.checked)}
          />
          <CheckboxField
            label={messages.delivery}
            name="delivery.isOffered"
            checked={values.delivers}
            onChange={({ currentTarget }) => set('delivers', currentTarget.checked)}
          />
        </div>
      </EditorSection>
      <EditorSection title={messages.weekTitle} intro={messages.weekIntro(ordering.timeZone)}>
        {isEmpty && (
          <Alert
            action={
              <Button
                variant="secondary"
                onClick={() => change({ collection: weekOf(ordering.suggestedPeriods), isSame: true })}
              >
                {messages.suggest}
              </Button>
            }
          >
            {ordering.opensWithoutHours ? messages.opensWithoutHours : messages.noHours}
          </Alert>
        )}
        <WeekField
          label={messages.collectionWeek(values.delivers)}
          path="collection.periods"
          week={values.collection}
          errors={errors}
          onChange={(week) => set('collection', week)}
        />
        {values.delivers && (
          <Stack $gap={2}>
            <CheckboxField
              label={messages.sameHours}
              checked={values.isSame}
              onChange={({ currentTarget: { checked } }) =>
                change(checked ? { isSame: true } : { isSame: false, delivery: values.collection })
              }
            />
            {!values.isSame && (
              <WeekField
                label={messages.deliveryWeek}
                path="delivery.periods"
                week={values.delivery}
                errors={errors}
                onChange={(week) => set('delivery', week)}
              />
            )}
          </Stack>
        )}
      </EditorSection>
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </form>
  );
}
