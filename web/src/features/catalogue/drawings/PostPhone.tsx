import { LineDrawing } from '../../../ui/illustrations/LineDrawing.tsx';

/** A phone with a post and its hearts: social media. */
export function PostPhone() {
  return (
    <LineDrawing>
      <rect className="fill" x="60" y="16" width="58" height="104" rx="10" />
      <rect className="paper" x="52" y="10" width="58" height="104" rx="10" />
      <path d="M74 18h14M52 28h58M52 100h58M77 107h8" />
      <circle cx="63" cy="38" r="4" />
      <path d="M72 38h24" />
      <path className="paper" d="M60 48h42v32H60z" />
      <path d="M67 72a14 14 0 0 1 28 0zM81 58v-3M60 88h18M60 94h26" />
      <path className="paper" d="M128 40c-5-8 7-13 9-4 2-9 14-4 9 4-2 4-6 7-9 9-3-2-7-5-9-9z" />
      <path
        className="paper"
        d="M20 62c-4-7 6-11 8-4 2-7 12-3 8 4-2 4-5 6-8 8-3-2-6-4-8-8zM126 74h6M140 74h-2M34 36h-6M24 36h-2"
      />
    </LineDrawing>
  );
}
