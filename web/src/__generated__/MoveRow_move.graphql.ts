/**
 * @generated SignedSource<<bf52009be76b70671407bad4b0431e48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OperatorMoveKind = "JOBS_RETRIED" | "JOB_DISCARDED" | "REPORT_REOPENED" | "REPORT_SETTLED" | "SITE_RESTORED" | "SITE_SUSPENDED" | "SITE_VIEWED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveRow_move$data = {
  readonly at: string;
  readonly kind: OperatorMoveKind;
  readonly operatorEmail: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "MoveRow_move";
};
export type MoveRow_move$key = {
  readonly " $data"?: MoveRow_move$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveRow_move">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveRow_move",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operatorEmail",
      "storageKey": null
    },
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
  "type": "OperatorMove",
  "abstractKey": null
};

(node as any).hash = "c5239208b645161248d6f2963762c374";

export default node;
