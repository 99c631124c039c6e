/**
 * @generated SignedSource<<fd6512a9fe88cd4a3498f65ba74b24a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseSiteArchive_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly siteVersion: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "CloseSiteArchive_restaurant";
};
export type CloseSiteArchive_restaurant$key = {
  readonly " $data"?: CloseSiteArchive_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseSiteArchive_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseSiteArchive_restaurant",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "b802821b711b026beddd1ec0234f5c72";

export default node;
