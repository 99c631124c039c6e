/**
 * @generated SignedSource<<da025f3a882b1f781377f978b2768509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailDetails_user$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetailsPending_user" | "EmailForm_user">;
  readonly " $fragmentType": "EmailDetails_user";
};
export type EmailDetails_user$key = {
  readonly " $data"?: EmailDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailDetails_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailDetailsPending_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1236a91f7fc64fc2065c5b01e5278275";

export default node;
