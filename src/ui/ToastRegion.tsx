/** The place where messages are announced; rendered once in the layout (see toast.ts). */
export function ToastRegion() {
  return <div id="toast-status" className="visually-hidden" role="status" />;
}
