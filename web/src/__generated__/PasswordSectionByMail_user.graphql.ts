/**
 * @generated SignedSource<<4924180c71a0fd479f303309bff7a9da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSectionByMail_user$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordSectionByMail_user";
};
export type PasswordSectionByMail_user$key = {
  readonly " $data"?: PasswordSectionByMail_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSectionByMail_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSectionByMail_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "87bcededa5c0030ff6ba50ee8beccef8";

export default node;
