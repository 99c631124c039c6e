/**
 * @generated SignedSource<<4de0e2115e58baa33480f1795eea20c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteReportReason = "ILLEGAL" | "IMPERSONATION" | "OFFENSIVE" | "OTHER" | "PHISHING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportCard_report$data = {
  readonly createdAt: string;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly reason: SiteReportReason;
  readonly settledAt: string | null | undefined;
  readonly settledBy: string | null | undefined;
  readonly settledNote: string | null | undefined;
  readonly siteId: string;
  readonly slug: string;
  readonly text: string;
  readonly " $fragmentType": "ReportCard_report";
};
export type ReportCard_report$key = {
  readonly " $data"?: ReportCard_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportCard_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportCard_report",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteId",
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
      "name": "text",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledNote",
      "storageKey": null
    }
  ],
  "type": "SiteReport",
  "abstractKey": null
};

(node as any).hash = "a3662029eda4a65000d1e718c324d5ea";

export default node;
