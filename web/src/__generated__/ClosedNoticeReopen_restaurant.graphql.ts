/**
 * @generated SignedSource<<e32f2bd98f265d4da07bbb3bf4e940e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedNoticeReopen_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly isFreePlan: boolean;
  readonly siteVersion: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "ClosedNoticeReopen_restaurant";
};
export type ClosedNoticeReopen_restaurant$key = {
  readonly " $data"?: ClosedNoticeReopen_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedNoticeReopen_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedNoticeReopen_restaurant",
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
      "name": "isFreePlan",
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

(node as any).hash = "082d6c99ef804ed1c6de283048b461fd";

export default node;
