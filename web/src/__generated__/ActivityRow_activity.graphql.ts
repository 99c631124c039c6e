/**
 * @generated SignedSource<<86f54f691da629b25615650992924af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityKind = "IMPORT_UNDONE" | "MEMBER_INVITED" | "MEMBER_JOINED" | "MEMBER_PAUSED" | "MEMBER_REMOVED" | "MEMBER_RESUMED" | "MEMBER_ROLE_CHANGED" | "MENU_IMPORTED" | "MENU_RESTORED" | "ORDERING_CHANGED" | "ORDERS_PAUSED" | "ORDERS_RESUMED" | "ORDER_ADDRESS_CHANGED" | "PRICES_CHANGED" | "PROMOTION_CHANGED" | "PROMOTION_CREATED" | "PROMOTION_ENDED" | "PROMOTION_PAUSED" | "PROMOTION_RESUMED" | "SITE_CLOSED" | "SITE_REOPENED" | "SITE_RESTORED" | "SITE_SUSPENDED" | "SITE_VIEWED" | "SLUG_CHANGED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityRow_activity$data = {
  readonly at: string;
  readonly detail: string | null | undefined;
  readonly isAutomatic: boolean;
  readonly kind: ActivityKind;
  readonly personName: string | null | undefined;
  readonly " $fragmentType": "ActivityRow_activity";
};
export type ActivityRow_activity$key = {
  readonly " $data"?: ActivityRow_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityRow_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutomatic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "993f082a66c78c245cd37515f880eb3c";

export default node;
