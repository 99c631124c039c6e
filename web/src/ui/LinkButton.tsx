import { createLink } from '@tanstack/react-router';
import { AnchorButton } from './AnchorButton.tsx';

/** A link inside the app that looks like a button: `to`, `search`, `params` of the router, plus variant, size, wide. */
export const LinkButton = createLink(AnchorButton);
