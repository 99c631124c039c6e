import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  title: string;
  intro: string;
}

/** What the client is asked, or told, on top of the page. */
export function AnswerHead({ title, intro }: Props) {
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
