import { Globe } from 'lucide-react';
import appStore from 'simple-icons/icons/appstore.svg';
import googlePlay from 'simple-icons/icons/googleplay.svg';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { messages } from './messages.ts';
import type { Project } from './project.ts';

const PLACES = [
  { place: 'website', label: messages.website, icon: <Icon icon={Globe} /> },
  { place: 'appStore', label: messages.appStore, icon: <BrandIcon logo={appStore} /> },
  { place: 'playStore', label: messages.playStore, icon: <BrandIcon logo={googlePlay} /> },
] as const;

/** Where the project can be had or seen; nothing when nowhere. */
export function ProjectLinks({ project }: { project: Project }) {
  const links = PLACES.flatMap(({ place, ...rest }) => {
    const href = project[place];
    return href === null ? [] : [{ href, ...rest }];
  });
  if (links.length === 0) return null;
  return (
    <Stack $row $gap={3}>
      {links.map(({ href, label, icon }) => (
        <AnchorButton
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          aria-label={messages.linkOf(label, project.title)}
        >
          {icon}
          {label}
        </AnchorButton>
      ))}
    </Stack>
  );
}
