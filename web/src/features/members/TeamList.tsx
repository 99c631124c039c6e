import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { useStaff_member$key } from '../../__generated__/useStaff_member.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formatDate, formatMoment } from '../../lib/formatDate.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { messages } from './messages.ts';
import {
  type StaffKey,
  type StaffMember,
  type StaffRole,
  useInvite,
  useMemberChanges,
  useStaff,
  useStaffMember,
} from './useStaff.ts';

/* The role at the left, the buttons at the right; below each other on a phone. */
const Controls = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-5);
  align-items: end;
  @media ${atLeast('small')} {
    grid-template-columns: minmax(160px, 220px) minmax(0, 1fr);
    > :last-child {
      justify-content: end;
    }
  }
`;

const moment = (time: string): string => formatMoment(time).replace(/^at /, 'today at ');

type State = keyof typeof messages.states;
const stateOf = ({ state }: StaffMember): State =>
  (Object.keys(messages.states) as State[]).find((known) => known === state) ?? 'PAUSED';

interface MemberRowProps {
  member: useStaff_member$key;
  limit: number | null;
  isBusy: boolean;
  onRole: (member: StaffMember, role: StaffRole) => void;
  onPause: (member: StaffMember, isPaused: boolean) => void;
  onRemove: (member: StaffMember) => void;
  onInvite: (member: StaffMember) => void;
}

function MemberRow({ member: key, limit, isBusy, onRole, onPause, onRemove, onInvite }: MemberRowProps) {
  const member = useStaffMember(key);
  const { email, name, role, invitedAt, acceptedAt } = member;
  const state = stateOf(member);
  const who = name ?? email;
  const { tone, label } = messages.states[state];
  const remove = acceptedAt ? messages.remove : messages.withdraw;
  const pause = state === 'PAUSED' ? messages.resume : messages.pause;
  return (
    <Row>
      <Stack $gap={1}>
        <Stack $row $gap={2}>
          <Text as="strong">{who}</Text>
          <Chip tone={tone}>{label}</Chip>
        </Stack>
        {name && (
          <Text $size={15} $soft>
            {email}
          </Text>
        )}
        <Text $size={15} $soft>
          {messages.explanations[state]({
            invited: moment(invitedAt),
            joined: acceptedAt ? formatDate(acceptedAt) : '',
            limit,
          })}
        </Text>
      </Stack>
      <Controls>
        <SelectField
          label={messages.role}
          aria-label={messages.roleOf(who)}
          value={role}
          onChange={({ currentTarget: { value } }) =>
            onRole(member, value === 'MANAGER' ? 'MANAGER' : 'KITCHEN')
          }
        >
          {Object.entries(messages.roles).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Stack $row $gap={2}>
          {state === 'INVITED' && (
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={messages.buttonOf(messages.inviteAgain, who)}
              onClick={() => onInvite(member)}
            >
              {messages.inviteAgain}
            </Button>
          )}
          {(acceptedAt || state === 'PAUSED') && (
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={messages.buttonOf(pause, who)}
              onClick={() => onPause(member, state !== 'PAUSED')}
            >
              {pause}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-haspopup="dialog"
            aria-label={messages.buttonOf(remove, who)}
            onClick={() => onRemove(member)}
          >
            {remove}
          </Button>
        </Stack>
      </Controls>
    </Row>
  );
}

/** The people of a restaurant with their roles and states. `onChanged`: after each accepted change. */
export function TeamList({ restaurant, onChanged }: { restaurant: StaffKey; onChanged: () => void }) {
  const staff = useStaff(restaurant);
  const { isBusy, setRole, setPaused, remove } = useMemberChanges(staff?.id ?? '');
  const [invite, isInviting] = useInvite(staff?.id ?? '');
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  if (!staff) return null;

  /** Shows why a change was refused, or `done`. */
  const run = async (change: Promise<Refusal | null>, done?: string): Promise<void> => {
    setFailure(null);
    const refusal = await change;
    if (refusal) return setFailure(refusal);
    if (done) show({ message: done, color: 'success' });
    onChanged();
  };
  const inviteAgain = async ({ email, role }: StaffMember): Promise<Refusal | null> =>
    (await invite(email, role === 'MANAGER' ? 'MANAGER' : 'KITCHEN')).refusal;
  const askAndRemove = async (member: StaffMember): Promise<void> => {
    const who = member.name ?? member.email;
    const isSure = await confirm({
      title: member.acceptedAt ? messages.removeTitle(who) : messages.withdrawTitle(who),
      text: member.acceptedAt ? messages.removeText : messages.withdrawText,
      confirmText: member.acceptedAt ? messages.remove : messages.withdraw,
      destructive: true,
    });
    if (!isSure) return;
    // The row with the focus goes away.
    heading.current?.focus({ preventScroll: true });
    await run(remove(member), member.acceptedAt ? messages.removed(who) : messages.withdrawn(who));
  };

  return (
    <EditorSection title={messages.title} intro={messages.intro} heading={heading}>
      <Text $tabular>{messages.people(staff.used, staff.limit)}</Text>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {staff.members.length === 0 ? (
        (staff.limit ?? 2) > 1 && (
          <Text $size={15} $soft>
            {messages.empty}
          </Text>
        )
      ) : (
        <Rows role="list" aria-label={messages.listLabel}>
          {staff.members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              limit={staff.limit}
              isBusy={isBusy || isInviting}
              onRole={(one, role) => void run(setRole(one, role))}
              onPause={(one, isPaused) => void run(setPaused(one, isPaused))}
              onRemove={(one) => void askAndRemove(one)}
              onInvite={(one) => void run(inviteAgain(one), messages.invited(one.email))}
            />
          ))}
        </Rows>
      )}
    </EditorSection>
  );
}
