import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

interface Props {
  title?: string;
  intro?: string;
}

/** What the page is about now: the question, unless there is nothing to ask any more. */
export function ChangesHead({ title = messages.changesTitle, intro = messages.changesIntro }: Props) {
  return (
    <Stack $gap={4}>
      <Heading as="h1" $size={42}>
        {title}
      </Heading>
      <Text $size={20} $soft>
        {intro}
      </Text>
    </Stack>
  );
}
