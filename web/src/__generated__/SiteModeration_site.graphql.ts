/**
 * @generated SignedSource<<558e142f93228190bc7e9407c3db06fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteModeration_site$data = {
  readonly id: string;
  readonly suspendedAt: string | null | undefined;
  readonly " $fragmentType": "SiteModeration_site";
};
export type SiteModeration_site$key = {
  readonly " $data"?: SiteModeration_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteModeration_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteModeration_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    }
  ],
  "type": "OperatorSite",
  "abstractKey": null
};

(node as any).hash = "10e274610fd9156a0590f202cf2e2ce1";

export default node;
