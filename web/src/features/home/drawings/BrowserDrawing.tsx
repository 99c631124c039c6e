import { ServiceDrawing } from './ServiceDrawing.tsx';

/** A website in a browser: a picture, lines, a button. */
export function BrowserDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M84 44h172v110H84z" />
      <path className="paper" d="M76 36h164a8 8 0 0 1 8 8v110H68V44a8 8 0 0 1 8-8z" />
      <path d="M68 58h180M80 47h2M90 47h2M100 47h2" />
      <path className="fill" d="M84 74h62v46H84z" />
      <path d="M84 74h62v46H84zM84 110l18-16 14 12 10-8 20 16" />
      <path d="M162 78h68M162 90h52M162 102h60" />
      <path
        className="solid"
        d="M164 113h34a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z"
      />
      <path d="M84 136h62" />
    </ServiceDrawing>
  );
}
