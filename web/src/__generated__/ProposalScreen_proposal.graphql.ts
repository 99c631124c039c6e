/**
 * @generated SignedSource<<8cea064103a60092352ff0b12f81754a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProposalStanding = "APPROVED" | "CHANGES_ASKED" | "OPEN" | "SUPERSEDED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProposalScreen_proposal$data = {
  readonly answerableUntil: string;
  readonly at: string;
  readonly imageUrls: ReadonlyArray<string>;
  readonly link: string | null | undefined;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly standing: ProposalStanding;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "ProposalScreen_proposal";
};
export type ProposalScreen_proposal$key = {
  readonly " $data"?: ProposalScreen_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposalScreen_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposalScreen_proposal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restaurantId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restaurantName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerableUntil",
      "storageKey": null
    }
  ],
  "type": "RedesignProposal",
  "abstractKey": null
};

(node as any).hash = "f1187e2db29bfab5a9ade6f24d5aefda";

export default node;
